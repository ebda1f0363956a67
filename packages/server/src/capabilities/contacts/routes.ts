import * as contract from '@heima/domain/contacts/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { addEmail } from './add-email.ts';
import { addPhone } from './add-phone.ts';
import { checkEmail } from './check-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { removeEmail } from './remove-email.ts';
import { removePhone } from './remove-phone.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { verifyPhone } from './verify-phone.ts';

export const routes: readonly Route[] = [
  route(contract.checkEmail, checkEmail),
  route(contract.addEmail, addEmail),
  route(contract.removeEmail, removeEmail),
  route(contract.sendEmailConfirmation, sendEmailConfirmation),
  route(contract.confirmEmail, confirmEmail),
  route(contract.addPhone, addPhone),
  route(contract.removePhone, removePhone),
  route(contract.sendPhoneCode, sendPhoneCode),
  route(contract.verifyPhone, verifyPhone),
];
