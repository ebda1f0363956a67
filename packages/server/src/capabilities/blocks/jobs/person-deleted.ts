import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { removePerson } from '#capabilities/blocks/block-store.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/** The blocks of a deleted person go, on both sides. */
export const personDeletedReaction = reaction({
  name: 'blocks.person-deleted',
  on: accountDeleted,
  handle: ({ db }, { subjectId }) => removePerson(db, subjectId),
});
