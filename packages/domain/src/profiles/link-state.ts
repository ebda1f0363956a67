import { lifecycle } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';
import { maxOpenLinks } from './profile-limits.ts';

export const linkStates = ['open', 'expired', 'withdrawn'] as const;
export type LinkState = (typeof linkStates)[number];

/** How long a share link works: until its time is over or its owner withdraws it. */
export const linkLifecycle = lifecycle(linkStates, {
  withdraw: { from: ['open', 'expired'], to: 'withdrawn', by: 'edit' },
});

/** What has become of a share link by now. */
export function linkState(
  { withdrawnAt, expiresAt }: { withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): LinkState {
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}

/** Why a profile cannot be read through a link, or nothing. */
export const refusalToOpenLink = (state: LinkState): RefusalData | undefined =>
  state === 'open' ? undefined : { code: 'profiles.linkEnded' };

/** Why no further link can be made, or nothing. @param open links of the person that work now */
export const refusalToShare = (open: number): RefusalData | undefined =>
  open >= maxOpenLinks ? { code: 'profiles.tooManyLinks', params: { maximum: maxOpenLinks } } : undefined;
