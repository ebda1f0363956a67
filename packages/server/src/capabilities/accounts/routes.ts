import * as contact from '@heima/domain/accounts/contact-endpoints.ts';
import * as deletion from '@heima/domain/accounts/deletion-endpoint.ts';
import * as contract from '@heima/domain/accounts/endpoints.ts';
import * as identity from '@heima/domain/accounts/identity-endpoints.ts';
import * as factor from '@heima/domain/accounts/second-factor-endpoints.ts';
import * as staff from '@heima/domain/accounts/staff-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { addEmail } from './contacts/add-email.ts';
import { addPhone } from './contacts/add-phone.ts';
import { checkEmail } from './contacts/check-email.ts';
import { confirmEmail } from './contacts/confirm-email.ts';
import { removeEmail } from './contacts/remove-email.ts';
import { removePhone } from './contacts/remove-phone.ts';
import { sendEmailConfirmation } from './contacts/send-email-confirmation.ts';
import { sendPhoneCode } from './contacts/send-phone-code.ts';
import { verifyPhone } from './contacts/verify-phone.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { currentUser, getUser } from './get-user.ts';
import { activateMobileLogin, activateMobileLoginStatus } from './identity/activate-mobile-login.ts';
import { activatePersonalId } from './identity/activate-personal-id.ts';
import { createGatewaySession } from './identity/create-gateway-session.ts';
import { createGatewayUser } from './identity/create-gateway-user.ts';
import { gatewayStatus } from './identity/gateway-status.ts';
import { mobileLoginStatus } from './identity/mobile-login-status.ts';
import { ownIdentity } from './identity/own-identity.ts';
import { refreshEntity } from './identity/refresh-entity.ts';
import { startMobileLogin } from './identity/start-mobile-login.ts';
import { startVerification } from './identity/start-verification.ts';
import { verificationStatus } from './identity/verification-status.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { validateResetLink } from './passwords/validate-reset-link.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { endSecondFactor } from './second-factor/end-second-factor.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { replaceRecoveryCodes } from './second-factor/replace-recovery-codes.ts';
import { endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { refreshTokens } from './sessions/refresh-tokens.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { setPrimaryLanguage } from './set-primary-language.ts';
import { signUp } from './sign-up.ts';
import { setRole } from './staff/set-role.ts';
import { updateUser } from './update-user.ts';

export const routes: readonly Route[] = [
  route(contract.signIn, signIn),
  route(contract.refreshTokens, refreshTokens),
  route(contract.signOut, signOut),
  route(contract.checkEmail, checkEmail),
  route(contract.signUp, signUp),
  route(contract.requestPasswordReset, requestPasswordReset),
  route(contract.resetPasswordByLink, resetPassword),
  route(contract.validateResetLink, validateResetLink),
  route(contract.currentUser, currentUser),
  route(contract.getUser, getUser),
  route(contract.updateUser, updateUser),
  route(contract.setPrimaryLanguage, setPrimaryLanguage),
  route(contract.changePassword, changePassword),
  route(factor.getSecondFactor, getSecondFactor),
  route(factor.beginSecondFactor, beginSecondFactor),
  route(factor.confirmSecondFactor, confirmSecondFactor),
  route(factor.replaceRecoveryCodes, replaceRecoveryCodes),
  route(factor.endSecondFactor, endSecondFactor),
  route(deletion.deleteAccount, deleteAccount),
  route(staff.setRole, setRole),
  route(contact.addEmail, addEmail),
  route(contact.removeEmail, removeEmail),
  route(contact.sendEmailConfirmation, sendEmailConfirmation),
  route(contact.confirmEmail, confirmEmail),
  route(contact.addPhone, addPhone),
  route(contact.removePhone, removePhone),
  route(contact.sendPhoneCode, sendPhoneCode),
  route(contact.verifyPhone, verifyPhone),
  route(contact.listSessions, listSessions),
  route(contact.endSession, endSession),
  route(identity.startMobileLogin, startMobileLogin),
  route(identity.mobileLoginStatus, mobileLoginStatus),
  route(identity.createGatewaySession, createGatewaySession),
  route(identity.gatewayStatus, gatewayStatus),
  route(identity.createGatewayUser, createGatewayUser),
  route(identity.activateMobileLogin, activateMobileLogin),
  route(identity.activateMobileLoginStatus, activateMobileLoginStatus),
  route(identity.activatePersonalId, activatePersonalId),
  route(identity.startVerification, startVerification),
  route(identity.verificationStatus, verificationStatus),
  route(identity.ownIdentity, ownIdentity),
  route(identity.refreshEntity, refreshEntity),
];
