import { applicationAnnotated } from '@heima/domain/applications/events.ts';
import type {
  chooseCategories as categoriesContract,
  annotateApplication as noteContract,
} from '@heima/domain/applications/landlord-endpoints.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { lockedApplicationFor } from './application-side.ts';
import { type Note, saveNote } from './application-store.ts';
import { noteVersion, presentReceived } from './present-application.ts';
import { showReceived } from './show-received.ts';

/** Says who would live in the home, for the landlord's side (E051). */
export const chooseCategories: Handler<typeof categoriesContract> = async ({ params, body }, call) =>
  call.answer(
    (unit) => annotate(unit, call, params.id, { categories: [...new Set(body.application_categories)] }),
    (_, { db }) => showReceived(db, params.id, call),
  );

/** Changes the notes and tags of the landlord's side. */
export const annotateApplication: Handler<typeof noteContract> = async ({ params, body }, call) => {
  await call.change((unit) =>
    annotate(unit, call, params.id, { notes: body.notes, tags: body.tags && [...new Set(body.tags)] }),
  );
  return showReceived(call.services.db, params.id, call);
};

async function annotate(unit: UnitOfWork, call: Call, id: string, note: Note): Promise<void> {
  const row = await lockedApplicationFor(unit, id, 'annotate', call);
  const [current] = await presentReceived(unit.db, [row], call);
  call.mustMatch(noteVersion(row, call.services), () => current);
  await saveNote(unit.db, id, note, unit.now);
  await unit.record(applicationAnnotated, id);
}
