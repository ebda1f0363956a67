import type { ownIdentity as contract } from '@heima/domain/identity/endpoints.ts';
import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { findPerson } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findIdentity, nationalIdPlace } from './identity-store.ts';
import { presentVerification } from './present-verification.ts';
import { latestVerification } from './verification-store.ts';

/** What is proved of oneself. The national id is decrypted for its owner and nobody else. */
export const ownIdentity: Handler<typeof contract> = async ({ params }, { services, actor }) => {
  authorize(contactAccess, 'read', actor, { ownerId: params.id });
  const { db, encryption } = services;
  const [account, identity, verification] = await Promise.all([
    findPerson(db, params.id),
    findIdentity(db, params.id),
    latestVerification(db, params.id),
  ]);
  if (!account) return refuse('common.notFound');
  return {
    verified: account.identity_verified_at !== null,
    full_name: account.full_name,
    birth_date: account.birth_date,
    personal_id: identity ? encryption.decrypt(identity.national_id, nationalIdPlace(params.id)) : null,
    personal_id_country: identity?.country ?? null,
    mobile_login: identity?.mobile_login ?? false,
    personal_id_login: identity?.personal_id_login ?? false,
    verification: verification ? presentVerification(verification) : null,
  };
};
