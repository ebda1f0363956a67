import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it('R264 R265 R266 R268: a save that failed says what was not saved', () => {
  expect(failureText(['price'])).toBe('landlord.toasts.price');
  expect(failureText(['security_deposit'])).toBe('landlord.toasts.deposit');
  expect(failureText(['insurance_type_id'])).toBe('landlord.toasts.deposit');
  expect(failureText(['address.street_name'])).toBe('landlord.toasts.location');
  expect(failureText(['location'])).toBe('landlord.toasts.location');
  expect(failureText(['size'])).toBe('landlord.toasts.update');
});
