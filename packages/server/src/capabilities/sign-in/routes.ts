import * as contract from '@heima/domain/sign-in/endpoints.ts';
import * as factor from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { changePassword } from '#capabilities/sign-in/passwords/change-password.ts';
import { requestPasswordReset } from '#capabilities/sign-in/passwords/request-password-reset.ts';
import { resetPassword } from '#capabilities/sign-in/passwords/reset-password.ts';
import { validateResetLink } from '#capabilities/sign-in/passwords/validate-reset-link.ts';
import { beginSecondFactor } from '#capabilities/sign-in/second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '#capabilities/sign-in/second-factor/confirm-second-factor.ts';
import { endSecondFactor } from '#capabilities/sign-in/second-factor/end-second-factor.ts';
import { getSecondFactor } from '#capabilities/sign-in/second-factor/get-second-factor.ts';
import { replaceRecoveryCodes } from '#capabilities/sign-in/second-factor/replace-recovery-codes.ts';
import { type Route, route } from '#platform/http/call.ts';
import { signIn } from './sign-in.ts';

export const routes: readonly Route[] = [
  route(contract.signIn, signIn),
  route(contract.requestPasswordReset, requestPasswordReset),
  route(contract.resetPasswordByLink, resetPassword),
  route(contract.validateResetLink, validateResetLink),
  route(contract.changePassword, changePassword),
  route(factor.getSecondFactor, getSecondFactor),
  route(factor.beginSecondFactor, beginSecondFactor),
  route(factor.confirmSecondFactor, confirmSecondFactor),
  route(factor.replaceRecoveryCodes, replaceRecoveryCodes),
  route(factor.endSecondFactor, endSecondFactor),
];
