import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Call } from '#platform/http/call.ts';

/** The caller, who may look after nobody's second factor but their own. */
export function ownFactor(call: Call, id: string) {
  const caller = signedIn(call.actor);
  authorize(accountAccess, 'edit', call.actor, { ownerId: id });
  return caller;
}
