import { currentUser, signUp, updateUser } from '@heima/domain/accounts/endpoints.ts';
import { setRole } from '@heima/domain/accounts/staff-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('the role of staff', async () => {
  const app = await testApp();
  const { db } = app.services;
  const set = (who: Person, id: string, isStaff: boolean) =>
    app.ask(setRole, { params: { id }, body: { is_staff: isStaff } }, { as: who.access });
  const refused = async (who: Person | undefined, id: string, isStaff: boolean) => {
    const args = { params: { id }, body: { is_staff: isStaff } };
    const { status, body } = await app.refused(setRole, args, { as: who?.access });
    return [status, body.code];
  };
  const isStaff = async (id: string) =>
    (await db.selectFrom('app_user').select('is_staff').where('id', '=', id).executeTakeFirstOrThrow())
      .is_staff;

  it('R120: is given and taken by staff only, and is no field of one’s own account', async () => {
    const [staff, one, other] = [await person(app, { staff: true }), await person(app), await person(app)];
    expect(await refused(one, one.id, true)).toEqual([403, 'common.notAllowed']);
    expect(await refused(other, one.id, true)).toEqual([403, 'common.notAllowed']);
    expect((await refused(undefined, one.id, true))[0]).toBe(401);
    const own = { params: { id: one.id }, body: { is_staff: true } } as never;
    expect((await app.refused(updateUser, own, { as: one.access })).status).toBe(400);
    const account = {
      email: 'eg@daemi.is',
      full_name: 'Ég Sjálf',
      password: 'vetur2026',
      terms_accepted: true,
    };
    expect((await app.refused(signUp, { body: { ...account, is_staff: true } as never })).status).toBe(400);
    expect(await isStaff(one.id)).toBe(false);
    const { body } = await set(staff, one.id, true);
    expect([body.id, body.is_staff]).toEqual([one.id, true]);
    await set(staff, one.id, true);
    await set(staff, one.id, false);
    expect(await isStaff(one.id)).toBe(false);
    const trail = await db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', one.id)
      .execute();
    expect(trail).toEqual(Array(2).fill({ action: 'accounts.roleChanged', actor_id: staff.id }));
  });

  it('counts at once, and gives no authority in a session opened by password alone', async () => {
    const [staff, one] = [await person(app, { staff: true }), await person(app)];
    await set(staff, one.id, true);
    const { body } = await app.ask(currentUser, {}, { as: one.access });
    expect([body.is_staff, body.needs_second_factor]).toEqual([false, true]);
    const other = await person(app, { staff: true });
    await set(staff, other.id, false);
    expect(await refused(other, one.id, false)).toEqual([403, 'common.notAllowed']);
  });

  it('G37: nobody changes their own, and of two who take it from each other at once one keeps it', async () => {
    await db.updateTable('app_user').set({ staff_areas: [] }).execute();
    const [one, other] = [await person(app, { staff: true }), await person(app, { staff: true })];
    for (const to of [true, false]) expect(await refused(one, one.id, to)).toEqual([409, 'accounts.ownRole']);
    const settled = await Promise.allSettled([set(one, other.id, false), set(other, one.id, false)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await isStaff(one.id), await isStaff(other.id)].filter(Boolean)).toHaveLength(1);
  });

  it('somebody who is not there is not found', async () => {
    const staff = await person(app, { staff: true });
    expect(await refused(staff, newId(), true)).toEqual([404, 'common.notFound']);
  });
});
