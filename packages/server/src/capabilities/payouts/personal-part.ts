import type { PersonalPart } from '#platform/personal-part.ts';
import { methodsOfPerson } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/** How the person is paid out, with the bank numbers. */
export const payoutsPart: PersonalPart = {
  name: 'payout-methods',
  async gather(services, userId) {
    const rows = await methodsOfPerson(services.db, userId);
    return { data: rows.map((row) => presentMethod(services, row)) };
  },
};
