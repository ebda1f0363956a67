import { listMessages } from '@heima/domain/chat/endpoints.ts';
import { messageListing, openConversation, sendMessage } from '@heima/domain/chat/writing-endpoints.ts';
import { startConversation } from '#capabilities/chat/start-conversation.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import type { Person } from '#testing/people.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Writes to who lets a home, as from its page. */
export const talkAbout = async (
  app: TestApp,
  who: Person,
  listingId: string,
  message = 'Er eignin enn laus?',
) =>
  (await app.ask(messageListing, { params: { id: listingId }, body: { message } }, { as: who.access })).body;

/** The conversation of people who never dealt with each other. */
export const together = async (app: TestApp, ...people: readonly Person[]): Promise<string> => {
  const { unitOfWork, clock } = app.services;
  const ids = people.map(({ id }) => id);
  return (await unitOfWork(systemCause(clock()), (unit) => startConversation(unit, ids, ids[0]!))).id;
};

export const say = async (
  app: TestApp,
  who: Person,
  conversationId: string,
  message: string,
  client_key?: string,
) =>
  (
    await app.ask(
      sendMessage,
      { params: { id: conversationId }, body: { message, ...(client_key ? { client_key } : {}) } },
      { as: who.access },
    )
  ).body;

export const open = async (app: TestApp, who: Person, others: readonly Person[], more: object = {}) =>
  (
    await app.ask(
      openConversation,
      { body: { member_ids: others.map(({ id }) => id), ...more } },
      { as: who.access },
    )
  ).body;

export const messagesOf = async (app: TestApp, who: Person, conversationId: string, query: object = {}) =>
  (await app.ask(listMessages, { params: { id: conversationId }, query }, { as: who.access })).body;
