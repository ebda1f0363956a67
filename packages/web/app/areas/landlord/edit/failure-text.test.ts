import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it('R264 R265 R266 R268: a save that failed says what was not saved', () => {
  expect(failureText(['price'])).toBe('landlordScreens.toasts.price');
  expect(failureText(['security_deposit'])).toBe('landlordScreens.toasts.deposit');
  expect(failureText(['insurance_type_id'])).toBe('landlordScreens.toasts.deposit');
  expect(failureText(['address.street_name'])).toBe('landlordScreens.toasts.location');
  expect(failureText(['location'])).toBe('landlordScreens.toasts.location');
  expect(failureText(['size'])).toBe('landlordScreens.toasts.update');
});
