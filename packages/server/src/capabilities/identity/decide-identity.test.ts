import { decideIdentity } from '@heima/domain/identity/review-endpoints.ts';
import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { accountRow } from '#capabilities/electronic-id/browser.builder.ts';
import { type Person, person } from '#testing/people.ts';
import { verificationApp } from './verification.builder.ts';

describe('V041 E016: staff of support', async () => {
  const { app, someone, begin, ask, decide, settled } = await verificationApp();
  /** Somebody whose document differs in its name. */
  const waiting = async (user: Person) => {
    const { session_id: id } = await begin(user);
    await decide(id, 'approved', { firstName: 'Piotr', lastName: 'Nowak', dateOfBirth: '1990-02-03' });
    await settled(id, (state) => state === 'approved');
    return id;
  };
  const answer = (id: string, decision: 'accept' | 'reject', staff: Person) =>
    app.ask(
      decideIdentity,
      { params: { id }, body: { decision, reason: 'Myndin er óskýr.' } },
      { as: staff.access },
    );
  const refusal = async (id: string, staff: Person) => {
    const args = { params: { id }, body: { decision: 'accept', reason: 'Rétt.' } } as const;
    const { status, body } = await app.refused(decideIdentity, args, { as: staff.access });
    return [status, body.code];
  };
  const news = async ({ id, access: as }: Person) =>
    (await app.ask(listNotifications, { params: { id } }, { as })).body.items.map(
      ({ notification_type: { tag } }) => tag,
    );

  it('accepts: the account is proved by its own name and the birth date of the document, and told', async () => {
    const [user, staff] = [await someone(), await person(app, { staff: ['support'] })];
    const id = await waiting(user);
    await answer(id, 'accept', staff);
    const account = await accountRow(app, user.id);
    expect(account.identity_verified_at).not.toBeNull();
    expect([account.full_name, account.birth_date]).toEqual(['Jan Łukasz Nowak', '1990-02-03']);
    expect(await ask(user, id)).toMatchObject({ under_review: false, review_refused: null });
    expect(await news(user)).toContain('identity_accepted');
    expect(await refusal(id, staff)).toEqual([409, 'identity.reviewDecided']);
  });

  it('refuses with a reason that the person reads, and who may send another document', async () => {
    const [user, staff] = [await someone(), await person(app, { staff: ['support'] })];
    const id = await waiting(user);
    await answer(id, 'reject', staff);
    expect((await accountRow(app, user.id)).identity_verified_at).toBeNull();
    expect(await ask(user, id)).toMatchObject({
      under_review: false,
      review_refused: { reason: 'Myndin er óskýr.' },
    });
    expect(await news(user)).toContain('identity_refused');
    expect((await begin(user)).session_id).not.toBe(id);
  });

  it('of two at once decides one; nobody decides about their own document, nor staff of another area', async () => {
    const support = [await person(app, { staff: ['support'] }), await person(app, { staff: ['support'] })];
    const id = await waiting(await someone());
    const ends = await Promise.allSettled(support.map((staff) => answer(id, 'accept', staff)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const self = await person(app, { staff: ['support'], fullName: 'Jan Łukasz Nowak' });
    const own = await waiting(self);
    expect(await refusal(own, self)).toEqual([403, 'common.notAllowed']);
    const listings = await person(app, { staff: ['listings'] });
    expect((await refusal(own, listings))[0]).toBe(403);
    expect((await accountRow(app, self.id)).identity_verified_at).toBeNull();
  });
});
