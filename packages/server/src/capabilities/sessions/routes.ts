import * as contract from '@heima/domain/sessions/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { endSession } from './end-session.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listSessions } from './list-sessions.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { signOut } from './sign-out.ts';

export const routes: readonly Route[] = [
  route(contract.refreshTokens, refreshTokens),
  route(contract.signOut, signOut),
  route(contract.listSessions, listSessions),
  route(contract.endSession, endSession),
  route(contract.getStaffSession, getStaffSession),
];
