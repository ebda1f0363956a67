import { applicationAccess } from '@heima/domain/applications/access.ts';
import { listApplicationEvents as contract } from '@heima/domain/applications/tenant-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { applicationFor, subjectOf } from './application-side.ts';
import { eventsOf } from './application-store.ts';

/** What is on the landlord's mind before there is an answer. */
const unsaid: readonly string[] = ['considered', 'set_aside'];

/** What has happened to an application, the first first (E063, R211). */
export const listApplicationEvents: Handler<typeof contract> = async (input, call) => {
  const { db } = call.services;
  const row = await applicationFor(db, input.params.id, 'read', call);
  const all = await eventsOf(db, row.id);
  const asLandlord = applicationAccess.see_as_landlord(call.actor, subjectOf(row));
  const shown = asLandlord ? all : all.filter(({ kind }) => !unsaid.includes(kind));
  return pageOfAll(
    contract,
    input,
    shown.map((event) => ({ ...event, at: event.at.toISOString() })),
  );
};
