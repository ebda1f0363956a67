import {
  blockNotifications,
  getNotificationSettings,
  unblockNotifications,
} from '@heima/domain/notifications/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('notification settings', async () => {
  const app = await testApp();
  const settings = async (who: Person) =>
    (await app.ask(getNotificationSettings, { params: { id: who.id } }, { as: who.access })).body;
  const entry = async (who: Person, type: string, method: string) =>
    (await settings(who)).find(({ tag }) => tag === type)!.methods.find(({ tag }) => tag === method)!
      .blacklist_id;
  const block = (who: Person, notification_type_id: unknown, notification_method_id: unknown) => ({
    params: { id: who.id },
    body: { notification_type_id, notification_method_id } as never,
  });

  it('E041 R181: each type has its methods; a method is blocked while it has a blacklist id', async () => {
    const who = await person(app);
    expect(await settings(who)).toEqual([
      {
        id: 1,
        tag: 'new_message',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 2,
        tag: 'new_application',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 3,
        tag: 'listing_denied',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 4,
        tag: 'listing_accepted',
        methods: [{ id: 1, tag: 'email', blacklist_id: expect.any(String) }],
      },
      { id: 5, tag: 'liked_price_drop', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 6, tag: 'liked_available_again', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 11, tag: 'report_closed', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 12, tag: 'identity_accepted', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 13, tag: 'identity_refused', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 24, tag: 'still_free', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      {
        id: 26,
        tag: 'application_accepted',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      { id: 27, tag: 'application_denied', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 28, tag: 'application_cancelled', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      {
        id: 29,
        tag: 'bid_received',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 30,
        tag: 'bid_accepted',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      { id: 31, tag: 'bid_denied', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 32, tag: 'bid_withdrawn', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 33, tag: 'bid_expired', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 34, tag: 'negotiation_closed', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      { id: 35, tag: 'open_house_invited', methods: [{ id: 1, tag: 'email', blacklist_id: null }] },
      {
        id: 36,
        tag: 'open_house_changed',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 37,
        tag: 'open_house_canceled',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 38,
        tag: 'open_house_place',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
      {
        id: 39,
        tag: 'open_house_reminder',
        methods: [
          { id: 1, tag: 'email', blacklist_id: null },
          { id: 2, tag: 'sms', blacklist_id: expect.any(String) },
        ],
      },
    ]);
  });

  it('E041: what only staff is notified of is offered to staff only', async () => {
    const [who, staff] = [await person(app), await person(app, { staff: true })];
    const tags = async (one: Person) => (await settings(one)).map(({ tag }) => tag);
    expect(await tags(who)).not.toContain('listing_reported');
    expect(await tags(staff)).toContain('listing_reported');
    const no = await app.refused(blockNotifications, block(who, 7, 1), { as: who.access });
    expect(no.status).toBe(400);
    // On from the start, so that staff hear of what waits; each turns it off and on again.
    expect(await entry(staff, 'listing_reported', 'email')).toBeNull();
    await app.ask(blockNotifications, block(staff, 7, 1), { as: staff.access });
    const id = (await entry(staff, 'listing_reported', 'email'))!;
    await app.ask(unblockNotifications, { params: { id } }, { as: staff.access });
    expect(await entry(staff, 'listing_reported', 'email')).toBeNull();
  });

  it('E042 E043 R181 R182: blocking makes an entry with that id, deleting it unblocks', async () => {
    const who = await person(app);
    const answer = await app.ask(blockNotifications, block(who, 5, 1), { as: who.access });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ notification_type_id: 5, notification_method_id: 1 });
    expect(await entry(who, 'liked_price_drop', 'email')).toBe(answer.body.id);
    expect(await entry(who, 'liked_available_again', 'email')).toBeNull();
    const remove = () =>
      app.ask(unblockNotifications, { params: { id: answer.body.id } }, { as: who.access });
    expect((await remove()).status).toBe(204);
    expect(await entry(who, 'liked_price_drop', 'email')).toBeNull();
    expect((await remove()).status).toBe(204);
  });

  it('R182: what is off from the start is switched on by its id, and off again', async () => {
    const who = await person(app);
    const id = (await entry(who, 'listing_denied', 'sms'))!;
    await app.ask(unblockNotifications, { params: { id } }, { as: who.access });
    expect(await entry(who, 'listing_denied', 'sms')).toBeNull();
    const again = await app.ask(blockNotifications, block(who, '3', '2'), { as: who.access });
    expect(again.body.id).toBe(id);
    expect(await entry(who, 'listing_denied', 'sms')).toBe(id);
  });

  it('blocking twice, also at the same time, is one entry', async () => {
    const who = await person(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.ask(blockNotifications, block(who, 6, 1), { as: who.access })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const rows = await app.services.db
      .selectFrom('notification_choice')
      .selectAll()
      .where('user_id', '=', who.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('U16: settings are their owner’s alone, also for staff', async () => {
    const [who, stranger, staff] = [await person(app), await person(app), await person(app, { staff: true })];
    const { body } = await app.ask(blockNotifications, block(who, 5, 1), { as: who.access });
    for (const { access: as } of [stranger, staff]) {
      const statuses = [
        await app.refused(getNotificationSettings, { params: { id: who.id } }, { as }),
        await app.refused(blockNotifications, block(who, 6, 1), { as }),
        await app.refused(unblockNotifications, { params: { id: body.id } }, { as }),
        await app.refused(unblockNotifications, { params: { id: newId() } }, { as }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404, 404]);
    }
    expect(await entry(who, 'liked_price_drop', 'email')).toBe(body.id);
    expect(await entry(who, 'liked_available_again', 'email')).toBeNull();
  });

  it.each([
    [999, 1, 'notification_type_id'],
    [5, 2, 'notification_method_id'],
    [5, 99, 'notification_method_id'],
    ['x', 1, 'notification_type_id'],
    [5, null, 'notification_method_id'],
    [5, 1.5, 'notification_method_id'],
  ])('a type or method that is not offered is refused at its field: %s %s', async (type, method, field) => {
    const who = await person(app);
    const no = await app.refused(blockNotifications, block(who, type, method), {
      as: who.access,
      language: 'en',
    });
    expect([no.status, Object.keys(no.body.errors!)]).toEqual([400, [field]]);
    expect(no.body.errors![field]![0]).toMatch(/[a-z]/);
  });
});
