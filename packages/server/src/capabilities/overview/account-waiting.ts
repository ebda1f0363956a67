import { signedIn } from '@heima/domain/shared/actor.ts';
import { unconfirmedContacts } from '#capabilities/contacts/public.ts';
import { profileGaps } from '#capabilities/profiles/public.ts';
import type { Call } from '#platform/http/call.ts';
import type { Waiting, WaitingSource } from '#platform/waiting-source.ts';

const gapsOf = ({ services, actor, now }: Call) => profileGaps(services.db, signedIn(actor).userId, now);

async function contacts({ services, actor }: Call): Promise<Waiting> {
  const all = await unconfirmedContacts(services.db, signedIn(actor).userId);
  return { count: all.length, first: { title: all[0] ?? null } };
}

const identity = async (call: Call): Promise<Waiting> => ({
  count: (await gapsOf(call))?.isProved === false ? 1 : 0,
});

/** What the account and the rental profile leave to do. */
export const waitingAccount: readonly WaitingSource[] = [
  { side: 'tenant', kind: 'contacts', find: contacts },
  { side: 'landlord', kind: 'contacts', find: contacts },
  { side: 'tenant', kind: 'identity', find: identity },
  { side: 'landlord', kind: 'identity', find: identity },
  {
    side: 'tenant',
    kind: 'profile',
    find: async (call) => ({ count: (await gapsOf(call))?.missing.length ?? 0 }),
  },
];
