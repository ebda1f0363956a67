import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { reportsBy } from './report-store.ts';

/** What a person reported to staff, and what was answered. */
export const reportData: PersonalDataSource = {
  name: 'reports',
  async collect({ db }, userId) {
    return { data: { reports: await reportsBy(db, userId) } };
  },
};
