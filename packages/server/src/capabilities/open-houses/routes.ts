import * as reading from '@heima/domain/open-houses/endpoints.ts';
import * as writing from '@heima/domain/open-houses/writing-endpoints.ts';
import { type Handler, type Route, route } from '#platform/http/call.ts';
import { attendOpenHouse, leaveOpenHouse } from './attend-open-house.ts';
import { changeOpenHouse } from './change-open-house.ts';
import { createOpenHouse } from './create-open-house.ts';
import { answerOpenHouseInvite, inviteToOpenHouse } from './invite-people.ts';
import {
  listHostedOpenHouses,
  listJoinedOpenHouses,
  listOpenHouses,
  listReceivedInvites,
  listSentInvites,
} from './list-open-houses.ts';
import { findOpenHouseFor } from './open-house-subject.ts';
import { presentWhole } from './present-open-house.ts';

const getOpenHouse: Handler<typeof reading.getOpenHouse> = async ({ params }, call) => {
  const { db } = call.services;
  return presentWhole(db, await findOpenHouseFor(db, params.id, 'read', call.actor), call);
};

export const routes: readonly Route[] = [
  route(reading.listOpenHouses, listOpenHouses),
  route(reading.getOpenHouse, getOpenHouse),
  route(reading.listHostedOpenHouses, listHostedOpenHouses),
  route(reading.listJoinedOpenHouses, listJoinedOpenHouses),
  route(reading.listReceivedInvites, listReceivedInvites),
  route(reading.listSentInvites, listSentInvites),
  route(writing.createOpenHouse, createOpenHouse),
  route(writing.changeOpenHouse, changeOpenHouse),
  route(writing.attendOpenHouse, attendOpenHouse),
  route(writing.leaveOpenHouse, leaveOpenHouse),
  route(writing.inviteToOpenHouse, inviteToOpenHouse),
  route(writing.answerOpenHouseInvite, answerOpenHouseInvite),
];
