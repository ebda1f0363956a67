import { z } from 'zod';
import {
  isChangedPassword,
  isResetPassword,
  isSignUpPassword,
  maxPasswordLength,
  normalizePassword,
} from './password-rules.ts';

const text = (error: string) =>
  z
    .string({ error })
    .max(2 * maxPasswordLength, { error })
    .transform(normalizePassword);

/** A password as it was chosen some time: any text; the server only compares (C03). */
export const anyPassword = z
  .string()
  .min(1)
  .max(2 * maxPasswordLength)
  .transform(normalizePassword);

export const signUpPassword = text('accounts.fields.signUpPassword').refine(isSignUpPassword, {
  error: 'accounts.fields.signUpPassword',
});

export const resetPassword = text('accounts.fields.resetPassword').refine(isResetPassword, {
  error: 'accounts.fields.resetPassword',
});

export const changedPassword = text('accounts.fields.changedPassword').refine(isChangedPassword, {
  error: 'accounts.fields.changedPassword',
});
