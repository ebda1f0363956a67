import type { PersonalPart } from '#platform/personal-part.ts';
import { findIdentity, nationalIdPlace } from './identity/identity-store.ts';
import { findAccount } from './user-store.ts';

/** The account: who it is, addresses, sessions and what was done in its name. No password, code or key. */
export const accountPart: PersonalPart = {
  name: 'account',
  async gather({ db, encryption }, userId) {
    const { password_hash: _, ...account } = (await findAccount(db, userId)) ?? { password_hash: null };
    const sessions = await db
      .selectFrom('session')
      .select(['id', 'created_at', 'last_used_at', 'ended_at', 'ended_reason', 'user_agent', 'address'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const actions = await db
      .selectFrom('audit_entry')
      .select(['at', 'action', 'subject_kind', 'subject_id', 'detail'])
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute();
    const held = await findIdentity(db, userId);
    const identity = held && {
      country: held.country,
      national_id: encryption.decrypt(held.national_id, nationalIdPlace(userId)),
      proved_at: held.proved_at,
    };
    const verifications = await db
      .selectFrom('verification')
      .select(['created_at', 'state', 'decided_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return { data: { account, identity, verifications, sessions, actions } };
  },
};
