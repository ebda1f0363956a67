import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from './email-address.ts';
import { emailInput } from './email-input.ts';

describe('e-mail addresses', () => {
  it.each(['a@b.is', 'Jón.Þór+heima@þjóð.is', "o'neil_x-1@sub.daemi.co.uk", 'x@xn--9caa.is'])(
    'R057 R163: takes %s',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.is',
    'a@',
    'a b@c.is',
    'a@b c.is',
    'a@@b.is',
    'a..b@c.is',
    '.a@c.is',
    'a.@c.is',
    'a@c..is',
    'a@-c.is',
    'a@c.is>',
    '<a@c.is',
    'a,b@c.is',
    'a@b.is\r\nBcc: x@y.is',
    `${'a'.repeat(65)}@b.is`,
    `a@${'b'.repeat(250)}.is`,
  ])('R057 R163: refuses %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('U04: compares in lower case and one Unicode form; plus parts are kept', () => {
    expect(emailKey(' Þóra@Daemi.IS '.normalize('NFD'))).toBe('þóra@daemi.is');
    expect(emailKey('a+b@x.is')).not.toBe(emailKey('a@x.is'));
  });

  it('shows the address as typed, without surrounding space', () => {
    expect(emailInput.parse('  A.B@X.is ')).toBe('A.B@X.is');
  });
});
