import type { FindLetterSwitch } from '#platform/email/letter-switch.ts';
import { searchByToken, updateSearch } from '../saved-search-store.ts';
import { tokenHash } from './unsubscribe-token.ts';

/**
 * Stopping the letters of a saved search by the link of such a letter. A search that its owner paused stays paused when
 * the stopping is taken back.
 */
export const searchLetterSwitch: FindLetterSwitch = async ({ secrets }, { db, token }) => {
  const search = await searchByToken(db, tokenHash(secrets, token));
  if (!search) return undefined;
  const { id, name, frequency, frequency_before: before } = search;
  const isOff = frequency === 'off';
  return {
    kind: 'saved_search',
    name,
    isOff,
    canUndo: isOff && before !== null,
    async stop(unit) {
      if (isOff) return;
      const values = { frequency: 'off', frequency_before: frequency, updated_at: unit.now } as const;
      await updateSearch(unit.db, id, values);
      await unit.audit('alerts.unsubscribed', 'saved_search', id);
    },
    async resume(unit) {
      if (!isOff || before === null) return;
      const values = { frequency: before, frequency_before: null, updated_at: unit.now };
      await updateSearch(unit.db, id, values);
      await unit.audit('alerts.resubscribed', 'saved_search', id);
    },
  };
};
