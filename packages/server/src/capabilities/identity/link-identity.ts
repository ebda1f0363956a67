import { accountChanged } from '@heima/domain/accounts/events.ts';
import { homeCountry } from '@heima/domain/countries/countries.ts';
import { identityProved } from '@heima/domain/identity/events.ts';
import { birthDateOf } from '@heima/domain/identity/kennitala.ts';
import { namesAgree } from '@heima/domain/identity/names-agree.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import type { EidIdentity } from '#ports/eid-identity.ts';
import {
  accountOfIdentity,
  enableSignInMethod,
  findIdentity,
  hashIdentity,
  insertIdentity,
  nationalIdPlace,
  releaseIdentity,
} from './identity-store.ts';

export type SignInMethod = 'mobile_login' | 'personal_id_login';

export interface LinkedIdentity {
  userId: string;
  identity: EidIdentity;
  method: SignInMethod;
  /** The account was made for this identity a moment ago: nobody needs an e-mail about it. */
  isNew?: boolean;
}

/**
 * Ties a proved identity to an account and takes name and birth date from it; from now on they are locked (R126, R127).
 * A national id has one account and an account one national id.
 */
export async function linkIdentity(
  unit: UnitOfWork,
  { secrets, encryption }: Pick<Services, 'secrets' | 'encryption'>,
  { userId, identity, method, isNew = false }: LinkedIdentity,
): Promise<void> {
  const { db, now } = unit;
  const { country, nationalId, fullName } = identity;
  const hash = hashIdentity(secrets, identity);
  const user = await lockUser(db, userId);
  if (!user) return refuse('common.notFound');
  const own = await findIdentity(db, userId);
  if (own) {
    if (own.country !== country || own.national_id_hash !== hash) refuse('identity.identityDiffers');
    return enableSignInMethod(db, userId, method, now);
  }
  if (await accountOfIdentity(db, country, hash)) refuse('identity.identityTaken');
  if (!namesAgree(user.full_name, fullName)) refuse('identity.nameDiffers');
  await releaseIdentity(db, country, hash);
  await insertIdentity(db, {
    user_id: userId,
    country,
    national_id_hash: hash,
    national_id: encryption.encrypt(nationalId, nationalIdPlace(userId)),
    mobile_login: method === 'mobile_login',
    personal_id_login: method === 'personal_id_login',
    proved_at: now,
    updated_at: now,
  });
  const born = country === homeCountry ? birthDateOf(nationalId) : undefined;
  await changeUser(
    db,
    userId,
    { full_name: fullName, identity_verified_at: now, ...(born ? { birth_date: born } : {}) },
    now,
  );
  await unit.record(identityProved, userId, { method });
  if (!isNew) await notifyOwner(unit, userId, 'identityLinked');
  await unit.notifyLive(userId, accountChanged.name);
}
