import type { SignedIn } from '@heima/domain/shared/actor.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { identify as identifySession } from './sessions/session-store.ts';

/** Who holds this access token. */
export const identify = (
  services: Services,
  token: string,
): Promise<Omit<SignedIn, 'kind' | 'clientId'> | undefined> => identifySession(services, token);

export interface ContactState {
  emailVerified: boolean;
  phoneVerified: boolean;
}

/** Whether a person has a verified e-mail and phone (R244, R245). */
export async function contactState(db: Database, userId: string): Promise<ContactState> {
  const [email, phone] = await Promise.all([
    db
      .selectFrom('email_address')
      .select('id')
      .where('user_id', '=', userId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('phone')
      .select('id')
      .where('user_id', '=', userId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst(),
  ]);
  return { emailVerified: email !== undefined, phoneVerified: phone !== undefined };
}
