import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { alertsOf } from './alerts.builder.ts';

describe('e-mails at once and a mail server that fails', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const alerts = alertsOf(app);
  let price = 100_000;
  /** A filter that nothing else in this file fits. */
  const onlyPrice = () => {
    price += 1;
    return { filter: { min_price: price, max_price: price }, price };
  };

  it('the mail server is away and comes back: the e-mail goes out once', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    const id = await alerts.publish({ price: asked });
    await alerts.settle();
    await alerts.mailServer(reader, 'unavailable');
    await alerts.minuteLater();
    const [message] = await alerts.messages(reader);
    await alerts.sendAgain(message!);
    expect((await alerts.messages(reader)).map(({ ended_at }) => ended_at)).toEqual([null]);
    expect(await alerts.emails(reader)).toEqual([]);
    await alerts.mailServer(reader, 'ok');
    // The tries of the job are used up; two hours later it is asked for again.
    app.setTime(new Date(app.services.clock().getTime() + 2 * 3_600_000));
    await alerts.sweep();
    await alerts.sweep();
    const emails = await alerts.emails(reader);
    expect(emails.map(({ messageId }) => messageId)).toEqual([`<${message!.id}@heima.test>`]);
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('a connection that breaks after the e-mail was taken repeats the same e-mail, known by its id', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    await alerts.publish({ price: asked });
    await alerts.settle();
    await alerts.mailServer(reader, 'drop', 'deliver');
    await alerts.minuteLater();
    const [message] = await alerts.messages(reader);
    await alerts.sendAgain(message!);
    await alerts.sendAgain(message!);
    const emails = await alerts.emails(reader);
    expect(emails).toHaveLength(2);
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(emails[0]!.text).toBe(emails[1]!.text);
  });

  it('an address that is refused for good ends the e-mail', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    await alerts.publish({ price: asked });
    await alerts.settle();
    await alerts.mailServer(reader, 'decline');
    await alerts.minuteLater();
    await alerts.sweep();
    expect((await alerts.messages(reader)).map(({ outcome }) => outcome)).toEqual(['refused']);
  });
});
