import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPropertyNumber, showPropertyNumber } from './property-number.ts';
import { propertyNumber } from './property-number-input.ts';

describe('readPropertyNumber (K16)', () => {
  it.each(['F2001234', 'f2001234', '200-1234', '2001234', ' F 200-1234 ', '200 1234'])(
    'reads "%s"',
    (text) => {
      expect(readPropertyNumber(text)).toBe('2001234');
    },
  );

  it.each(['', '200123', '20012345', 'L200123', 'F200-12345', '2-001234', 'G2001234', 2001234, null])(
    'refuses %o',
    (value) => {
      expect(readPropertyNumber(value)).toBeUndefined();
    },
  );

  it('keeps leading zeros and reads back what it shows', () => {
    const digits = fc.integer({ min: 0, max: 9_999_999 }).map((value) => String(value).padStart(7, '0'));
    fc.assert(
      fc.property(digits, (number) => {
        expect(readPropertyNumber(number)).toBe(number);
        expect(readPropertyNumber(showPropertyNumber(number))).toBe(number);
        expect(readPropertyNumber(`${number.slice(0, 3)}-${number.slice(3)}`)).toBe(number);
      }),
    );
  });

  it('says which field is wrong', () => {
    expect(propertyNumber.parse('200-1234')).toBe('2001234');
    expect(propertyNumber.safeParse('x').error?.issues[0]?.message).toBe('places.messages.propertyNumber');
  });
});
