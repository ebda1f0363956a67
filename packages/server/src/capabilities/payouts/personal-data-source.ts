import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { methodsOfPerson } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/** How the person is paid out, with the bank numbers. */
export const payoutData: PersonalDataSource = {
  name: 'payout-methods',
  async collect(services, userId) {
    const rows = await methodsOfPerson(services.db, userId);
    return {
      data: rows.map((row) => {
        const { version: _, ...method } = presentMethod(services, row);
        return method;
      }),
    };
  },
};
