import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';

/** An e-mail address or phone of the caller; one of somebody else is not found, as if it did not exist (U16). */
export function ownContact<Row extends { user_id: string }>(actor: Actor, row: Row | undefined): Row {
  if (!row) return refuse('common.notFound');
  authorize(contactAccess, 'change', actor, { ownerId: row.user_id });
  return row;
}
