import { roleChanged } from '@heima/domain/accounts/events.ts';
import { countryName } from '@heima/domain/countries/country-answers.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { eventOfTrail, type TrailAction, trailFor, trailOfEvent } from '@heima/domain/staff-queue/trail.ts';
import { staffUserAccess } from '@heima/domain/staff-users/access.ts';
import type { getStaffUser as contract, StaffUser } from '@heima/domain/staff-users/endpoints.ts';
import { emailsColumn, phonesColumn, presentEmail, presentPhone } from '#capabilities/contacts/public.ts';
import { findIdentity } from '#capabilities/identity/public.ts';
import { findPersonWith, namesOf, pictureColumn, presentPicture } from '#capabilities/people/public.ts';
import { activeSessions } from '#capabilities/sessions/public.ts';
import { auditOfSubjects } from '#platform/db/audit-store.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { isUnderReview } from './user-store.ts';

/** Older entries are seldom asked for. */
const mostHistory = 40;

/** One account as support needs it (E272, V186). Who read it is kept. */
export const getStaffUser: Handler<typeof contract> = async ({ params: { id } }, call) => {
  const { db } = call.services;
  const account =
    (await findPersonWith(db, id, [emailsColumn(db, id), phonesColumn(db, id), pictureColumn(db, id)])) ??
    refuse('common.notFound');
  const [identity, sessions, history] = await Promise.all([
    identityOf(call, id, account.identity_verified_at),
    activeSessions(db, id, call.now),
    historyOf(db, id, trailFor({ isAboutReader: id === signedIn(call.actor).userId })),
  ]);
  await call.change((unit) => unit.audit('staffUsers.accountRead', 'user', id));
  const subject = { ownerId: id };
  return {
    id,
    full_name: account.full_name,
    username: account.username,
    user_type: account.user_type,
    primary_language: account.primary_language,
    birth_date: account.birth_date,
    profile_image: account.picture && presentPicture(account.picture),
    member_since: account.created_at.toISOString(),
    is_staff: account.is_staff,
    staff_areas: account.staff_areas,
    email_addresses: account.emails.map(presentEmail),
    phones: account.phones.map((phone) => presentPhone(phone, call.language)),
    primary_email_id: account.primary_email_id,
    primary_phone_id: account.primary_phone_id,
    identity,
    has_password: account.password_hash !== null,
    sessions: sessions.map(({ id, created_at, last_used_at, user_agent }) => ({
      id,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      user_agent,
    })),
    history,
    can: {
      set_role: staffUserAccess.set_role(call.actor, subject),
      change_view: accountAccess.changeUserType(call.actor, subject),
    },
  };
};

async function identityOf(
  { services: { db }, actor }: Call,
  id: string,
  verifiedAt: Date | null,
): Promise<StaffUser['identity']> {
  const [tied, underReview] = await Promise.all([findIdentity(db, id), isUnderReview(db, id)]);
  return {
    verified_at: verifiedAt?.toISOString() ?? null,
    country: tied ? countryName(tied.country, actor.language) : null,
    mobile_login: tied?.mobile_login ?? false,
    personal_id_login: tied?.personal_id_login ?? false,
    under_review: underReview,
  };
}

/** What happened to the account, the newest first, with who did it and why. */
async function historyOf(
  db: Database,
  id: string,
  actions: readonly TrailAction[],
): Promise<StaffUser['history']> {
  const entries = await auditOfSubjects(db, [id], actions.map(eventOfTrail), mostHistory);
  const names = await namesOf(
    db,
    entries.map(({ actor_id }) => actor_id),
  );
  return entries.map(({ id, at, action, actor_id, detail }) => ({
    id,
    at: at.toISOString(),
    action: trailOfEvent(action),
    by: (actor_id !== null && names.get(actor_id)) || null,
    // Of other facts it is a code.
    reason: action === roleChanged.name && typeof detail.reason === 'string' ? detail.reason : null,
  }));
}
