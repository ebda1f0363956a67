import { applicationAccess } from '@heima/domain/applications/access.ts';
import type { ApplicationEvent } from '@heima/domain/applications/application-answer.ts';
import type { Call } from '#platform/http/call.ts';
import { applicationFor, subjectOf } from './application-side.ts';
import { eventsOf } from './application-store.ts';

/** What is on the landlord's mind before there is an answer. */
const unsaid: readonly string[] = ['considered', 'set_aside'];

/** What has happened to an application itself, as the caller may know it, the first first (R211). */
export async function eventsFor(call: Call, id: string): Promise<ApplicationEvent[]> {
  const { db } = call.services;
  const row = await applicationFor(db, id, 'read', call);
  const all = await eventsOf(db, row.id);
  const asLandlord = applicationAccess.see_as_landlord(call.actor, subjectOf(row));
  const shown = asLandlord ? all : all.filter(({ kind }) => !unsaid.includes(kind));
  return shown.map((event) => ({ ...event, at: event.at.toISOString(), price: null }));
}
