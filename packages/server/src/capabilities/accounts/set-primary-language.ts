import type { setPrimaryLanguage as contract } from '@heima/domain/accounts/endpoints.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { changeUser } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findAccount } from './account-store.ts';
import { presentUser } from './present-user.ts';

/** Sets the language of e-mails and text messages, and of pages without a language of their own (E021). */
export const setPrimaryLanguage: Handler<typeof contract> = async ({ params, body }, call) => {
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  return call.answer(async ({ db, now }) => {
    await changeUser(db, params.id, { primary_language: body.lang }, now);
    return presentUser((await findAccount(db, params.id)) ?? refuse('common.notFound'), call);
  });
};
