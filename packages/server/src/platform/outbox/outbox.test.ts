import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { defineMessage, type Message, type Outcome } from './define-message.ts';
import { outboxOf } from './outbox.builder.ts';
import type { Sending } from './put-in-outbox.ts';

const email = (text: string) => ({ subject: text, heading: text, paragraphs: [text], reason: 'Af því.' });
const payload = z.object({ text: z.string() });

const plain = defineMessage({
  name: 'test.plain',
  payload,
  write: { email: ({ text }) => email(text), sms: ({ text }) => text },
  examples: [{ text: 'Hæ' }],
});

const loads: string[] = [];
const ends: [string, Outcome][] = [];
/** What `load` and `ended` of the message below do, by the text that is sent. */
const waits = new Map<string, Promise<unknown>>();
let endingFails = 0;
const watched = defineMessage({
  name: 'test.watched',
  payload,
  async load(_, { text }) {
    loads.push(text);
    await waits.get(text);
    return text === 'óþarft' ? undefined : { text };
  },
  write: { email: ({ text }) => email(text) },
  triedMinutes: 60,
  async ended(_, { text }, outcome) {
    if (endingFails > 0) {
      endingFails -= 1;
      throw new Error('The end cannot be stored');
    }
    ends.push([text, outcome]);
  },
  examples: [{ text: 'Hæ' }],
});

const urgent = defineMessage({
  name: 'test.urgent',
  payload,
  write: { sms: ({ text }) => text },
  isUrgent: true,
  examples: [{ text: 'Hæ' }],
});

describe('the outbox', async () => {
  const app = await testApp();
  const { db, clock, unitOfWork } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const outbox = outboxOf(app);
  const start = new Date('2026-11-28T12:00:00Z').getTime();
  const at = (seconds: number) => app.setTime(new Date(start + seconds * 1000));
  at(0);
  let count = 0;
  const address = () => {
    count += 1;
    return `outbox${count}@netfang.is`;
  };
  const put = (message: Message<{ text: string }>, sending: Sending<{ text: string }>) =>
    unitOfWork(systemCause(clock()), (unit) => unit.send(message, sending));
  const rows = (key: string) =>
    db.selectFrom('outbox_message').selectAll().where('once_key', '=', key).orderBy('channel').execute();
  const mail = async (to: string) => {
    await app.runJobs();
    return sandbox.mail({ to });
  };
  const mailServer = (to: string, outcome: 'ok' | 'unavailable' | 'decline') =>
    sandbox.addRule({ provider: 'smtp', operation: 'rcpt', match: { to }, outcome });

  it('sends once for a key, by each channel, however often and by however many workers', async () => {
    const to = { address: address(), language: 'is' } as const;
    await Promise.all(
      [1, 2, 3].map(() => put(plain, { to, by: 'email', payload: { text: 'Eitt' }, key: 'once' })),
    );
    await put(plain, { to, by: 'email', payload: { text: 'Annað' }, key: 'once' });
    const [row, ...more] = await rows('once');
    expect(more).toEqual([]);
    await outbox.sendAgain(row!, 6);
    const [one, ...others] = await mail(to.address);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ subject: 'Eitt', messageId: `<${row!.id}@heima.test>` });
    expect(one!.headers['list-unsubscribe']).toBeUndefined();
    await put(plain, { to, by: 'email', payload: { text: 'Annað' }, key: 'twice' });
    expect(await mail(to.address)).toHaveLength(2);
  });

  it('sends nothing of what was not committed', async () => {
    const to = { address: address(), language: 'is' } as const;
    const broken = unitOfWork(systemCause(clock()), async (unit) => {
      await unit.send(plain, { to, by: 'email', payload: { text: 'Hæ' }, key: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(await mail(to.address)).toEqual([]);
    expect(await rows('rolled back')).toEqual([]);
  });

  it('reaches a person by the primary address and number, in their language, and by each channel', async () => {
    const who = await person(app, { verified: true, language: 'ua', fullName: 'Ганна Коваль' });
    await put(plain, { to: { userId: who.id }, payload: { text: 'Hæ' }, key: 'person' });
    const [one] = await mail(who.email);
    expect(one!.text).toContain('Ганна');
    expect((await rows('person')).map(({ channel, outcome }) => [channel, outcome])).toEqual([
      ['email', 'sent'],
      ['sms', 'sent'],
    ]);
    await db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', who.id).execute();
    const gone = { userId: who.id, address: who.email };
    await put(plain, { to: gone, by: 'email', payload: { text: 'Hæ' }, key: 'gone' });
    expect(await mail(who.email)).toHaveLength(1);
    expect((await rows('gone')).map(({ outcome }) => outcome)).toEqual(['called_off']);
  });

  it('keeps what is said and to whom unreadable until it is sent, and then not at all', async () => {
    const to = { address: address(), language: 'is' } as const;
    await mailServer(to.address, 'unavailable');
    await put(plain, { to, by: 'email', payload: { text: 'Leyniorð' }, key: 'sealed' });
    await app.runJobs();
    const [open] = await rows('sealed');
    expect(open!.sealed).toMatch(/^v1\./);
    expect(JSON.stringify(open)).not.toMatch(/Leyniorð|netfang\.is/);
    await mailServer(to.address, 'ok');
    await outbox.sendAgain(open!);
    expect(await mail(to.address)).toHaveLength(1);
    expect(await rows('sealed')).toMatchObject([{ sealed: null, outcome: 'sent' }]);
  });

  it('tries again after a passing failure, never after a refusal for good', async () => {
    const to = { address: address(), language: 'is' } as const;
    await mailServer(to.address, 'decline');
    await put(watched, { to, payload: { text: 'hafnað' }, key: 'refused' });
    await app.runJobs();
    const [refused] = await rows('refused');
    expect(refused!.outcome).toBe('refused');
    await mailServer(to.address, 'ok');
    await outbox.sendAgain(refused!);
    expect(await mail(to.address)).toEqual([]);
    expect(loads.filter((text) => text === 'hafnað')).toHaveLength(1);
    expect(ends).toContainEqual(['hafnað', 'refused']);
  });

  it('sends nothing that is not wanted any more', async () => {
    const to = { address: address(), language: 'is' } as const;
    await put(watched, { to, payload: { text: 'óþarft' }, key: 'unwanted' });
    expect(await mail(to.address)).toEqual([]);
    expect(ends).toContainEqual(['óþarft', 'called_off']);
  });

  it('finds what was left when its tries were used up, and gives up what is too late', async () => {
    const [kept, late] = [address(), address()];
    for (const to of [kept, late]) await mailServer(to, 'unavailable');
    const language = 'is' as const;
    await put(plain, { to: { address: kept, language }, by: 'email', payload: { text: 'a' }, key: 'kept' });
    await put(watched, { to: { address: late, language }, payload: { text: 'of seint' }, key: 'late' });
    await app.runJobs();
    for (const to of [kept, late]) await mailServer(to, 'ok');
    at(61 * 60);
    await outbox.sweep();
    await outbox.sweep();
    expect(await mail(kept)).toHaveLength(1);
    expect(await mail(late)).toEqual([]);
    expect(await rows('late')).toMatchObject([{ outcome: 'given_up', sealed: null }]);
    expect(ends.filter(([text]) => text === 'of seint')).toEqual([['of seint', 'given_up']]);
    at(0);
  });

  it('is taken over from a worker that died while sending, after two minutes', async () => {
    const to = { address: address(), language: 'is' } as const;
    await mailServer(to.address, 'unavailable');
    await put(plain, { to, by: 'email', payload: { text: 'Hæ' }, key: 'dead' });
    await app.runJobs();
    const [row] = await rows('dead');
    await db.updateTable('outbox_message').set({ claimed_at: clock() }).where('id', '=', row!.id).execute();
    await mailServer(to.address, 'ok');
    at(119);
    await outbox.sendAgain(row!);
    expect(await mail(to.address)).toEqual([]);
    at(121);
    await outbox.sendAgain(row!);
    expect(await mail(to.address)).toHaveLength(1);
    at(0);
  });

  it('does not send again when what follows from the end fails; that is done again', async () => {
    const to = { address: address(), language: 'is' } as const;
    endingFails = 1;
    await put(watched, { to, payload: { text: 'endir' }, key: 'ending' });
    await app.runJobs();
    const [row] = await rows('ending');
    expect([row!.outcome, row!.ended_at]).toEqual(['sent', null]);
    await outbox.sendAgain(row!);
    expect(await mail(to.address)).toHaveLength(1);
    expect(ends.filter(([text]) => text === 'endir')).toEqual([['endir', 'sent']]);
  });

  it('an urgent message passes those that wait for a slow server', async () => {
    const gate = Promise.withResolvers<void>();
    waits.set('hægt', gate.promise);
    await app.runJobs();
    const language = 'is' as const;
    for (const n of [1, 2, 3, 4])
      await put(watched, {
        to: { address: address(), language },
        payload: { text: 'hægt' },
        key: `slow ${n}`,
      });
    await vi.waitFor(() => expect(loads.filter((text) => text === 'hægt').length).toBeGreaterThan(0));
    await put(urgent, { to: { address: '+3546112345', language }, payload: { text: '123456' }, key: 'code' });
    await vi.waitFor(async () => expect(await rows('code')).toMatchObject([{ outcome: 'sent' }]));
    expect((await rows('slow 4')).map(({ ended_at }) => ended_at)).toEqual([null]);
    gate.resolve();
    await app.runJobs();
    expect(await rows('slow 4')).toMatchObject([{ outcome: 'sent' }]);
  });

  it('alone holds the providers of e-mail and SMS', () => {
    // @ts-expect-error: a capability that could send by itself would go round the outbox.
    expect(app.services.ports.email).toBeUndefined();
    // @ts-expect-error: the same for SMS.
    expect(app.services.ports.sms).toBeUndefined();
  });

  it('takes only payloads and channels that the message has', async () => {
    const to = { address: address(), language: 'is' } as const;
    await expect(put(plain, { to, payload: { texti: 1 } as never, key: 'wrong' })).rejects.toThrow();
    await expect(put(watched, { to, by: 'sms', payload: { text: 'x' }, key: 'wrong' })).rejects.toThrow(
      'test.watched has no texts for sms',
    );
    const texts = { write: plain.write, examples: plain.examples };
    expect(() => defineMessage({ name: plain.name, payload, ...texts })).toThrow(
      'Two messages are named test.plain',
    );
  });
});
