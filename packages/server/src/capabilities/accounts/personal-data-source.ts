import { eidSessionsOf } from '#capabilities/electronic-id/public.ts';
import { identityData } from '#capabilities/identity/public.ts';
import { proofsOf } from '#capabilities/proofs/public.ts';
import { sessionsOf } from '#capabilities/sessions/public.ts';
import { factorOf } from '#capabilities/sign-in/public.ts';
import { auditOfPerson } from '#platform/db/audit-store.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { findAccount } from './account-store.ts';

/**
 * The account: who it is and how that was proved, addresses, sessions, and what was done in its name and to it. No
 * password, code or key, and not who of the staff did what.
 */
export const accountData: PersonalDataSource = {
  name: 'account',
  async collect(services, userId) {
    const { db } = services;
    const { password_hash: _, ...account } = (await findAccount(db, userId)) ?? { password_hash: null };
    return {
      data: {
        account,
        ...(await identityData(services, userId)),
        sessions: await sessionsOf(db, userId),
        second_factor: await factorOf(db, userId),
        electronic_id_requests: await eidSessionsOf(db, userId),
        proofs: await proofsOf(db, userId),
        actions: await auditOfPerson(db, userId),
      },
    };
  },
};
