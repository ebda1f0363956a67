import type { Call } from '#core/provider.ts';

/** Whether a call carries this bearer token. */
export function hasBearerToken(call: Call, token: string): boolean {
  return call.headers.authorization === `Bearer ${token}`;
}
