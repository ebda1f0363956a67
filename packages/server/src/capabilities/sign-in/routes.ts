import * as contract from '@heima/domain/sign-in/endpoints.ts';
import * as factor from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { validateResetLink } from './passwords/validate-reset-link.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { endSecondFactor } from './second-factor/end-second-factor.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { replaceRecoveryCodes } from './second-factor/replace-recovery-codes.ts';
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
