import { emailKey } from '@heima/domain/accounts/email-address.ts';
import { type searchUsers as contract, mostFound } from '@heima/domain/accounts/search-endpoint.ts';
import type { Handler } from '#platform/http/call.ts';
import { signedIn } from '../signed-in.ts';
import { findAcquaintances } from './acquaintance-store.ts';

const iceland = '+354';

/** People the caller already deals with (E018, G36); nobody else can be found, whatever is typed. */
export const searchUsers: Handler<typeof contract> = async ({ query }, { services, actor }) => {
  const digits = query.search.replace(/[\s-]/g, '');
  const e164 = /^\+\d{7,15}$/.test(digits) ? digits : /^\d{7}$/.test(digits) ? iceland + digits : undefined;
  const found = await findAcquaintances(services.db, signedIn(actor).userId, {
    text: query.search,
    email: emailKey(query.search),
    e164,
    limit: mostFound,
  });
  return found.map((person) => ({ ...person, picture: null }));
};
