import type { SignedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { emailsOf } from '#capabilities/contacts/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Secrets } from '#platform/secrets.ts';
import { isTokenOf } from './invitation-token.ts';
import type { RequestRow } from './request-store.ts';

/** How the caller stands to the invited address. */
export type Claim = 'proved' | 'unproved' | 'none';

/**
 * Whether the caller is the one who was invited: the address is one of the account's, and it is confirmed or the e-mail
 * that went to it is at hand. An accepted request belongs to who accepted it.
 */
export async function claimOf(
  { db, secrets }: { db: Database; secrets: Secrets },
  row: RequestRow,
  actor: SignedIn,
  token: string | undefined,
): Promise<Claim> {
  if (row.requested_to) return row.requested_to === actor.userId ? 'proved' : 'none';
  const own = await emailsOf(db, actor.userId);
  const mine = own.find((one) => one.address_key === row.email_key);
  if (!mine) return 'none';
  return mine.verified_at || isTokenOf(secrets, row, token) ? 'proved' : 'unproved';
}

/**
 * Refuses whoever is not the invited one. With the e-mail's token the reason is answered, since its holder knows of the
 * invitation (M01); anybody else learns nothing.
 */
export function mustBeInvited(claim: Claim, holdsToken: boolean): void {
  if (claim === 'proved') return;
  if (claim === 'unproved') refuse('corenters.emailNotVerified');
  if (holdsToken) refuse('corenters.otherEmail');
  refuse('common.notFound');
}
