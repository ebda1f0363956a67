import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { blockedBy } from './block-store.ts';

/** Whom the person has blocked. Who has blocked the person is the others' own. */
export const blockData: PersonalDataSource = {
  name: 'blocks',
  async collect({ db }, userId) {
    return { data: { blocked: await blockedBy(db, userId) } };
  },
};
