import { describe, expect, it } from 'vitest';
import { birthDateOf, showPersonalId } from './kennitala.ts';

describe('kennitala', () => {
  it.each([
    ['0101302129', '1930-01-01'],
    ['2811913049', '1991-11-28'],
    ['1005148220', '2014-05-10'],
    ['2902001480', '2000-02-29'],
    ['3112991588', '1899-12-31'],
  ])('%s holds the birth date %s', (kennitala, date) => {
    expect(birthDateOf(kennitala)).toBe(date);
  });

  it.each([
    '8923501739',
    '9123456789',
    '7101992059',
    '2902011430',
    '0101801434',
    '010130212',
    '0101302129x',
    '',
  ])('%s holds none', (text) => {
    expect(birthDateOf(text)).toBeUndefined();
  });

  it('R135: is shown as six digits, a hyphen and four; ids of other countries as they are', () => {
    expect(showPersonalId('IS', '0101302129')).toBe('010130-2129');
    expect(showPersonalId('EE', '30303039914')).toBe('30303039914');
    expect(showPersonalId('PL', '8501234567')).toBe('8501234567');
  });
});
