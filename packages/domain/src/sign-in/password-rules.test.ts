import { describe, expect, it } from 'vitest';
import { changedPassword, resetPassword, signUpPassword } from './password-input.ts';
import { isChangedPassword, isResetPassword, isSignUpPassword } from './password-rules.ts';

describe('passwords', () => {
  it.each([
    ['vetur2026', true],
    ['Þóra1234', true],
    ['пароль12', true],
    ['abcdefg1', true],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['vetur 2026', false],
    ['vetur2026!', false],
    [`a1${'b'.repeat(199)}`, false],
  ])('R062 R063 R064 R065: at sign-up %j is %s', (password, taken) => {
    expect(isSignUpPassword(password)).toBe(taken);
    expect(signUpPassword.safeParse(password).success).toBe(taken);
  });

  it.each([
    ['vetur 2026!', true],
    ['abcdef1!', true],
    ['abcde1!', false],
    ['abcdefg!', false],
    ['1234567!', false],
  ])('C03: at reset %j is %s', (password, taken) => {
    expect(isResetPassword(password)).toBe(taken);
    expect(resetPassword.safeParse(password).success).toBe(taken);
  });

  it.each([
    ['12345', true],
    ['     ', true],
    ['🏠🏠🏠🏠🏠', true],
    ['🏠🏠🏠🏠', false],
    ['1234', false],
    ['', false],
  ])('R071 C03: at change %j is %s', (password, taken) => {
    expect(isChangedPassword(password)).toBe(taken);
    expect(changedPassword.safeParse(password).success).toBe(taken);
  });

  it('the same password from two keyboards is the same', () => {
    expect(changedPassword.parse('pássw'.normalize('NFD'))).toBe('pássw'.normalize('NFC'));
  });
});
