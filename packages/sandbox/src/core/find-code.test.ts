import { expect, it } from 'vitest';
import { findCode } from './find-code.ts';

it('eye C24: a number within an address of the web is no code', () => {
  expect(findCode('Your code is 482913.')).toBe('482913');
  expect(findCode('See https://heima.example/listings?max_price=320000 and more')).toBeNull();
  expect(findCode('https://heima.example/v/320000 code 111222')).toBe('111222');
});
