import * as contract from '@heima/domain/corenters/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { answerCorenterRequest } from './answer-request.ts';
import { getInvitation } from './get-invitation.ts';
import { inviteCorenter } from './invite-corenter.ts';
import { listCorenterRequests } from './list-requests.ts';
import { removeCorenterRequest } from './remove-request.ts';

export const routes: readonly Route[] = [
  route(contract.inviteCorenter, inviteCorenter),
  route(contract.listCorenterRequests, listCorenterRequests),
  route(contract.answerCorenterRequest, answerCorenterRequest),
  route(contract.removeCorenterRequest, removeCorenterRequest),
  route(contract.getInvitation, getInvitation),
];
