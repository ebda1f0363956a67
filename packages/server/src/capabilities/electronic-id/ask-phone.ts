import {
  eidAddressSeconds,
  eidStartsOfStrangers,
  eidStartsPerPhone,
} from '@heima/domain/electronic-id/eid-limits.ts';
import { ownersMark } from '#capabilities/sessions/public.ts';
import { countAttempt } from '#platform/count-attempt.ts';
import type { Call } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { markBrowser } from './browser-binding.ts';
import { insertEidSession, voidRequests } from './eid-session-store.ts';
import { eidRefusal, refuseFailedService, refuseSignIn } from './refuse-eid.ts';

export const providerTokenPlace = (sessionId: string): string => `eid_session.provider_token ${sessionId}`;

/**
 * Sends a request for electronic ID to a phone. The browser gets a token of ours, good once and for two minutes; the
 * provider's own never leaves the server. Requests reach people who may not have asked, so they are few per number
 * and per network address; those of the number's owner, from a browser or address of theirs, are counted apart from strangers'.
 */
export async function askPhone(
  call: Call,
  {
    phone,
    email,
    userId,
    owner,
  }: { phone: string; email: string | null; userId: string | null; owner?: string | undefined },
): Promise<{ control_code: string; token: string; expires_at: string }> {
  const { services, now, address } = call;
  const { db, config, secrets, encryption, ports } = services;
  const perAddress = { max: config.EID_STARTS_PER_ADDRESS, seconds: eidAddressSeconds };
  const own = await ownersMark(call, owner ?? userId ?? undefined);
  const number = secrets.hash(phone);
  for (const attempt of [
    { key: `eid phone ${number} ${own ?? address}`, window: eidStartsPerPhone },
    ...(own ? [] : [{ key: `eid phone ${number} strangers`, window: eidStartsOfStrangers }]),
    { key: `eid address ${address}`, window: perAddress },
  ])
    await countAttempt(db, attempt, now, 'electronicId.tooManyEidStarts');
  const started = await ports.mobileEid
    .start(phone)
    .catch((error: unknown) => refuseFailedService(error, services));
  if (started.state === 'failed') return refuseSignIn(eidRefusal(started.reason));
  const [id, token] = [newId(), secrets.token()];
  const expiresAt = new Date(now.getTime() + config.EID_MAX_WAIT_MS);
  await voidRequests(db, phone, now);
  await insertEidSession(db, {
    id,
    method: 'mobile',
    token_hash: secrets.hash(token),
    provider_token: encryption.encrypt(started.providerToken, providerTokenPlace(id)),
    // A program without a page of its own keeps no cookies: the token alone must do.
    browser_hash: call.origin === undefined ? null : markBrowser(call),
    user_id: userId,
    phone,
    email,
    created_at: now,
    expires_at: expiresAt,
  });
  return { control_code: started.controlCode, token, expires_at: expiresAt.toISOString() };
}
