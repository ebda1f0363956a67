import { searchResubscribed, searchUnsubscribed } from '@heima/domain/alerts/events.ts';
import { findSearch, updateSearch } from '#capabilities/alerts/saved-search-store.ts';
import type { Subscription } from '#platform/outbox/subscription.ts';

const form = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** What the link of an e-mail stands for: its search. */
export const subjectOfSearch = (searchId: string): string => searchId.replaceAll('-', '');

/**
 * Stopping the e-mails of a saved search. A search that its owner paused stays paused when the stopping is taken back.
 */
export const searchSubscription: Subscription = {
  kind: 'saved_search',
  async find(_, { db, subject }) {
    if (!form.test(subject)) return undefined;
    const search = await findSearch(db, subject.replace(form, '$1-$2-$3-$4-$5'));
    if (!search) return undefined;
    const { id, name, frequency, frequency_before: before } = search;
    const isOff = frequency === 'off';
    return {
      name,
      isOff,
      canUndo: isOff && before !== null,
      async stop(unit) {
        if (isOff) return;
        const values = { frequency: 'off', frequency_before: frequency, updated_at: unit.now } as const;
        await updateSearch(unit.db, id, values);
        await unit.record(searchUnsubscribed, id);
      },
      async resume(unit) {
        if (!isOff || before === null) return;
        const values = { frequency: before, frequency_before: null, updated_at: unit.now };
        await updateSearch(unit.db, id, values);
        await unit.record(searchResubscribed, id);
      },
    };
  },
};
