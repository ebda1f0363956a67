import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { PersonalPart } from '#platform/personal-part.ts';
import type { Services } from '#platform/services.ts';
import { findingsPlace } from './identity/apply-decision.ts';
import { findIdentity, nationalIdPlace } from './identity/identity-store.ts';
import { findAccount } from './user-store.ts';

/**
 * The account: who it is and how that was proved, addresses, sessions, and what was done in its name and to it. No
 * password, code or key, and not who of the staff did what.
 */
export const accountPart: PersonalPart = {
  name: 'account',
  async gather(services, userId) {
    const { db } = services;
    const { password_hash: _, ...account } = (await findAccount(db, userId)) ?? { password_hash: null };
    return {
      data: {
        account,
        identity: await identityOf(services, userId),
        verifications: await verificationsOf(services, userId),
        ...(await signingIn(db, userId)),
        actions: await actionsOf(db, userId),
      },
    };
  },
};

async function identityOf({ db, encryption }: Services, userId: string) {
  const held = await findIdentity(db, userId);
  if (!held) return undefined;
  const { national_id, national_id_hash: _, user_id: __, ...rest } = held;
  return { ...rest, national_id: encryption.decrypt(national_id, nationalIdPlace(userId)) };
}

/** Verifications of identity documents, with what the provider read from them. */
async function verificationsOf({ db, encryption }: Services, userId: string) {
  const rows = await db
    .selectFrom('verification')
    .select(['id', 'reference', 'created_at', 'state', 'decided_at', 'reason_code', 'findings', 'agrees'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ findings, ...row }) => ({
    ...row,
    findings: findings && JSON.parse(encryption.decrypt(findings, findingsPlace(row.id))),
  }));
}

/** Where and how the person signed in or proved an address. */
async function signingIn(db: Database, userId: string) {
  const sessions = await db
    .selectFrom('session')
    .select([
      'id',
      'created_at',
      'last_used_at',
      'ended_at',
      'ended_reason',
      'user_agent',
      'address',
      'is_strong',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const secondFactor = await db
    .selectFrom('second_factor')
    .select(['created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const electronicIdRequests = await db
    .selectFrom('eid_session')
    .select(['door', 'phone', 'email', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const proofs = await db
    .selectFrom('proof')
    .select(['id', 'purpose', 'page_url', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { sessions, second_factor: secondFactor, electronic_id_requests: electronicIdRequests, proofs };
}

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
