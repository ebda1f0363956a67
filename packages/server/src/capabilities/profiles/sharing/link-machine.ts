import { linkLifecycle, linkState } from '@heima/domain/profiles/link-state.ts';
import type { Selectable } from 'kysely';
import type { ProfileLinkTable } from '#capabilities/profiles/tables.ts';
import { machine } from '#platform/db/transition.ts';

/** What has become of a link by now. */
export const stateOfLink = (
  { withdrawn_at, expires_at }: Pick<Selectable<ProfileLinkTable>, 'withdrawn_at' | 'expires_at'>,
  now: Date,
) => linkState({ withdrawnAt: withdrawn_at, expiresAt: expires_at }, now);

/** How long a share link works. */
export const linkMachine = machine({
  table: 'profile_link',
  lifecycle: linkLifecycle,
  stateOf: stateOfLink,
  steps: { withdraw: { write: ({ now }) => ({ withdrawn_at: now }) } },
});
