import type { DomainEvent } from '@heima/domain/shared/event.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { StoredEvent } from './reaction.ts';

export interface RecordedEvent {
  id: string;
  name: string;
  subjectId: string;
}

/**
 * What was recorded of these subjects up to an event and with it, the first first: reactions to events that follow closely
 * run side by side, so that one that has to keep their order looks at what came before.
 */
export async function recordedUpTo(
  db: Database,
  {
    subjectIds,
    of,
    event,
  }: {
    subjectIds: readonly string[];
    of: readonly DomainEvent[];
    event: Pick<StoredEvent, 'id' | 'at'>;
  },
): Promise<RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    select e.id, e.name, e.subject_id as "subjectId" from event e
    where e.subject_kind = any(${[...new Set(of.map(({ subject }) => subject))]}::text[])
      and e.subject_id = any(${subjectIds}::uuid[]) and e.name = any(${of.map(({ name }) => name)}::text[])
      and (e.at, e.id) <= (${event.at}::timestamptz, ${event.id}::uuid)
    order by e.at, e.id`.execute(db);
  return rows;
}
