import { sql } from 'kysely';
import { eidSessionsOf } from '#capabilities/electronic-id/public.ts';
import { identityData } from '#capabilities/identity/public.ts';
import { proofsOf } from '#capabilities/proofs/public.ts';
import { sessionsOf } from '#capabilities/sessions/public.ts';
import { factorOf } from '#capabilities/sign-in/public.ts';
import type { Database } from '#platform/db/database.ts';
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
        actions: await actionsOf(db, userId),
      },
    };
  },
};

const actionsOf = (db: Database, userId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'subject_kind', 'subject_id', 'detail'])
    .select(sql<boolean>`actor_id is not distinct from ${userId}::uuid`.as('by_yourself'))
    .where((is) =>
      is.or([
        is('actor_id', '=', userId),
        is.and([is('subject_kind', '=', 'user'), is('subject_id', '=', userId)]),
      ]),
    )
    .orderBy('id')
    .execute();
