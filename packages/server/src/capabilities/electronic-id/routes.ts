import * as contract from '@heima/domain/electronic-id/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { activateMobileLogin, activateMobileLoginStatus } from './activate-mobile-login.ts';
import { activatePersonalId } from './activate-personal-id.ts';
import { createGatewaySession } from './create-gateway-session.ts';
import { createGatewayUser } from './create-gateway-user.ts';
import { gatewayStatus } from './gateway-status.ts';
import { mobileLoginStatus } from './mobile-login-status.ts';
import { startMobileLogin } from './start-mobile-login.ts';

export const routes: readonly Route[] = [
  route(contract.startMobileLogin, startMobileLogin),
  route(contract.mobileLoginStatus, mobileLoginStatus),
  route(contract.createGatewaySession, createGatewaySession),
  route(contract.gatewayStatus, gatewayStatus),
  route(contract.createGatewayUser, createGatewayUser),
  route(contract.activateMobileLogin, activateMobileLogin),
  route(contract.activateMobileLoginStatus, activateMobileLoginStatus),
  route(contract.activatePersonalId, activatePersonalId),
];
