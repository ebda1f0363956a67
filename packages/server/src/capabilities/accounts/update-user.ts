import type { updateUser as contract } from '@heima/domain/accounts/endpoints.ts';
import { accountChanged } from '@heima/domain/accounts/events.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { isBirthDate } from '@heima/domain/people/birth-date.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Updateable } from 'kysely';
import {
  changeAddress,
  choosePrimary,
  findEmail,
  findPhone,
  limitAddressChange,
} from '#capabilities/contacts/public.ts';
import { changeUser, lockUser, type UserTable } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { findAccount } from './account-store.ts';
import { accountVersion, presentUser } from './present-user.ts';

type Body = Parameters<Handler<typeof contract>>[0]['body'];
type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** Changes the fields that are sent (E019). */
export const updateUser: Handler<typeof contract> = async ({ params, body }, call) => {
  const subject = { ownerId: params.id };
  const { user_type: userType, ...personal } = body;
  authorize(accountAccess, 'read', call.actor, subject);
  if (userType) authorize(accountAccess, 'changeUserType', call.actor, subject);
  if (Object.keys(personal).length > 0) authorize(accountAccess, 'edit', call.actor, subject);
  const address = body.email && (await limitAddressChange(call, params.id, body.email));
  await call.change(async (unit) => {
    const user = await lockUser(unit.db, params.id);
    const before = await findAccount(unit.db, params.id);
    if (!user || !before) return refuse('common.notFound');
    call.mustMatch(accountVersion(before, call.services.secrets), () => presentUser(before, call));
    await changeUser(unit.db, user.id, await newValues(unit, user, body), unit.now);
    if (body.primary_email_id) await choosePrimaryEmail(unit, user, body.primary_email_id);
    if (address) await changeAddress(unit, user, address);
    await auditChange(unit, user, body);
  });
  const account = await findAccount(call.services.db, params.id);
  return account ? presentUser(account, call) : refuse('common.notFound');
};

async function newValues(unit: UnitOfWork, user: User, body: Body): Promise<Updateable<UserTable>> {
  const values: Updateable<UserTable> = {};
  if (body.full_name !== undefined && body.full_name !== user.full_name) values.full_name = body.full_name;
  if (body.birth_date && body.birth_date !== user.birth_date) {
    if (!isBirthDate(body.birth_date, todayInIceland(unit.now)))
      refuse('accounts.birthDateRange', { fields: { birth_date: ['accounts.refusals.birthDateRange'] } });
    values.birth_date = body.birth_date;
  }
  // What the national registry has said is changed by asking it again, not by hand.
  if (user.identity_verified_at && (values.full_name || values.birth_date)) refuse('accounts.identityLocked');
  if (body.bio !== undefined) values.bio = body.bio || null;
  if (body.user_type) values.user_type = body.user_type;
  if (body.primary_phone_id) values.primary_phone_id = await provedPhone(unit, user, body.primary_phone_id);
  return values;
}

/** R155. The answer does not distinguish a number of somebody else from an unproved one. */
async function provedPhone({ db }: UnitOfWork, user: User, id: string): Promise<string> {
  const phone = await findPhone(db, id);
  if (phone?.user_id !== user.id || !phone.verified_at)
    refuse('contacts.phoneNotVerified', {
      fields: { primary_phone_id: ['contacts.refusals.phoneNotVerified'] },
    });
  return id;
}

async function choosePrimaryEmail(unit: UnitOfWork, user: User, id: string): Promise<void> {
  const email = await findEmail(unit.db, id);
  if (email?.user_id !== user.id || !email.verified_at)
    return refuse('contacts.emailNotVerified', {
      fields: { primary_email_id: ['contacts.refusals.emailNotVerified'] },
    });
  await choosePrimary(unit, email);
}

async function auditChange(unit: UnitOfWork, user: User, body: Body): Promise<void> {
  const fields = Object.keys(body);
  if (fields.length > 0) await unit.record(accountChanged, user.id, { fields });
  await unit.notifyLive(user.id, accountChanged.name);
}
