import { profileAccess } from '@heima/domain/profiles/access.ts';
import type { getProfile as profileContract } from '@heima/domain/profiles/endpoints.ts';
import { linkOpened } from '@heima/domain/profiles/events.ts';
import type { getSharedProfile as sharedContract } from '@heima/domain/profiles/link-endpoints.ts';
import { refusalToOpenLink } from '@heima/domain/profiles/link-state.ts';
import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { paychecksFor } from '#capabilities/profiles/documents/present-paycheck.ts';
import { presentProfileView } from '#capabilities/profiles/present-profile.ts';
import { findPeople, findProfile } from '#capabilities/profiles/profile-store.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { connectionsOf } from './connection-store.ts';
import { stateOfLink } from './link-machine.ts';
import { findLinkByHash, type LinkRow, noteOpening } from './link-store.ts';
import { linkTokenHash } from './link-token.ts';
import { profileSubject } from './profile-subject.ts';

/** A profile as a landlord sees it (X009): for its owner, for staff and for those it was shared with. */
export const getProfile: Handler<typeof profileContract> = async ({ params }, call) => {
  const subject = await profileSubject(call.services.db, call.actor, params.id);
  authorize(profileAccess, 'read', call.actor, subject);
  const withPaychecks = profileAccess.readPaychecks(call.actor, subject);
  return viewOf(
    call,
    params.id,
    withPaychecks ? () => paychecksFor(call.services.db, call, params.id) : undefined,
  );
};

/** The profile behind a share link. Whoever looks is noted; a program that only makes a preview is not. */
export const getSharedProfile: Handler<typeof sharedContract> = async ({ params }, call) => {
  const { services, now } = call;
  const link =
    (await findLinkByHash(services.db, linkTokenHash(services.secrets, params.token))) ??
    refuse('profiles.linkUnknown');
  refuseIf(refusalToOpenLink(stateOfLink(link, now)));
  const paychecks = link.includes_paychecks
    ? () => paychecksFor(services.db, call, link.user_id, link)
    : undefined;
  const view = await viewOf(call, link.user_id, paychecks);
  await noteLook(link, call);
  return { ...view, expires_at: link.expires_at.toISOString() };
};

async function viewOf(
  call: Call,
  userId: string,
  paychecks: (() => Promise<ProfileView['paychecks']>) | undefined,
): Promise<ProfileView> {
  const { services, language, now } = call;
  const row = (await findProfile(services.db, userId)) ?? refuse('common.notFound');
  const together = await connectionsOf(services.db, userId, 'corenter');
  const people = await findPeople(services.db, together);
  const corenters = together.flatMap((id) => people.filter((person) => person.user_id === id));
  const more = { corenters, paychecks: (await paychecks?.()) ?? null };
  return presentProfileView(row, more, { language, texts: services.texts, now });
}

/** Programs that fetch a page to show a preview of it in a message. */
const previewMakers =
  /bot\b|crawler|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly/i;

async function noteLook(link: LinkRow, call: Call): Promise<void> {
  const { actor, address, userAgent, services, now } = call;
  const viewerId = actor.kind === 'user' ? actor.userId : null;
  if (viewerId === link.user_id || previewMakers.test(userAgent)) return;
  await call.change(async (unit) => {
    const isNew = await noteOpening(unit.db, {
      id: newId(),
      linkId: link.id,
      viewerId,
      viewerHash: services.secrets.hash(`opening ${link.id} ${viewerId ?? `${address} ${userAgent}`}`),
      now,
    });
    if (!isNew) return;
    await unit.record(linkOpened, link.id);
    await unit.notifyLive(link.user_id, linkOpened.name, { link: link.id });
  });
}
