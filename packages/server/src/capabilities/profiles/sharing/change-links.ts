import { linkMade, linkWithdrawn } from '@heima/domain/profiles/events.ts';
import type {
  createProfileLink as createContract,
  ProfileLink,
  withdrawProfileLink as withdrawContract,
} from '@heima/domain/profiles/link-endpoints.ts';
import { listProfileLinks as listContract } from '@heima/domain/profiles/link-endpoints.ts';
import { refusalToShare } from '@heima/domain/profiles/link-state.ts';
import { linkDays } from '@heima/domain/profiles/profile-limits.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { mustBeOwn } from '#capabilities/profiles/own-user.ts';
import { lockProfile } from '#capabilities/profiles/profile-store.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { newId } from '#platform/new-id.ts';
import { stateOfLink } from './link-machine.ts';
import {
  countOpenLinks,
  endLink,
  findLink,
  findLinks,
  insertLink,
  type LinkWithOpenings,
} from './link-store.ts';
import { linkToken, linkTokenHash, tokenOfLink } from './link-token.ts';

const dayMs = 24 * 3600 * 1000;

/** Makes a share link. */
export const createProfileLink: Handler<typeof createContract> = async ({ params, body }, call) => {
  mustBeOwn(call.actor, params.id);
  const { services, now } = call;
  const id = newId();
  return call.answer(async (unit) => {
    if (!(await lockProfile(unit.db, params.id, now))) refuse('common.notFound');
    refuseIf(refusalToShare(await countOpenLinks(unit.db, params.id, now)));
    const days = body.expires_in_days ?? linkDays[0];
    await insertLink(unit.db, {
      id,
      user_id: params.id,
      name: body.name ?? '',
      token_hash: linkTokenHash(services.secrets, linkToken(services.secrets, id)),
      includes_paychecks: body.includes_paychecks ?? false,
      created_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
      withdrawn_at: null,
    });
    await unit.record(linkMade, params.id, {
      link: id,
      paychecks: body.includes_paychecks ?? false,
    });
    const [row] = await findLinks(unit.db, params.id, id);
    return presentLink(row ?? refuse('common.notFound'), call);
  });
};

/** The caller's share links, with who opened each and when. */
export const listProfileLinks: Handler<typeof listContract> = async ({ params, query }, call) => {
  mustBeOwn(call.actor, params.id);
  const rows = await findLinks(call.services.db, params.id);
  return pageOfAll(
    listContract,
    { params, query },
    rows.map((row) => presentLink(row, call)),
  );
};

/** Withdraws a share link; once more changes nothing. */
export const withdrawProfileLink: Handler<typeof withdrawContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const link = (await findLink(unit.db, params.id)) ?? refuse('common.notFound');
    mustBeOwn(call.actor, link.user_id);
    if (await endLink(unit.db, link.id, unit.now))
      await unit.record(linkWithdrawn, link.user_id, { link: link.id });
  });
  return undefined;
};

function presentLink(row: LinkWithOpenings, { services, now }: Call): ProfileLink {
  const state = stateOfLink(row, now);
  return {
    id: row.id,
    name: row.name,
    url:
      state === 'open'
        ? `${services.config.PUBLIC_URL}/shared-profile/${tokenOfLink(services.secrets, row)}`
        : null,
    state,
    includes_paychecks: row.includes_paychecks,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    opening_count: row.opening_count,
    openings: row.openings.map(({ at, full_name }) => ({ at: new Date(at).toISOString(), full_name })),
  };
}
