import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, inject, it } from 'vitest';
import { PortError } from '#ports/port-error.ts';
import { testApp } from '#testing/test-app.ts';
import { sendLetter } from './send-letter.ts';
import { sendOnce } from './send-once.ts';

describe('handing a message over', async () => {
  const app = await testApp();
  const { services } = app;
  const start = new Date('2026-11-28T12:00:00Z').getTime();
  const at = (seconds: number) => app.setTime(new Date(start + seconds * 1000));
  at(0);
  const where = { port: 'email', operation: 'send' };

  it('once, also when many workers try in the same moment', async () => {
    let sent = 0;
    const send = async () => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
    };
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => sendOnce(services, 'once', send)));
    // One sends; the others are told to come back, or that it was sent before when they came late.
    expect(all.filter((one) => one.status === 'fulfilled' && one.value === 'sent')).toHaveLength(1);
    expect(
      all.filter((one) => one.status === 'fulfilled' && one.value !== 'sent' && one.value !== 'before'),
    ).toEqual([]);
    expect(await sendOnce(services, 'once', send)).toBe('before');
    expect(sent).toBe(1);
  });

  it('again after a passing failure, never after a refusal for good', async () => {
    await expect(
      sendOnce(services, 'again', () => Promise.reject(new PortError('unavailable', where))),
    ).rejects.toThrow('unavailable');
    expect(await sendOnce(services, 'again', async () => undefined)).toBe('sent');
    const refuse = () => Promise.reject(new PortError('rejected', where));
    expect(await sendOnce(services, 'never', refuse)).toBe('refused');
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    expect(await sendOnce(services, 'never', send)).toBe('refused');
    expect(sent).toBe(0);
  });

  it('is taken over from a worker that died while sending, after two minutes', async () => {
    await services.db
      .insertInto('outgoing_message')
      .values({ key: 'dead', claimed_at: new Date(start), sent_at: null, refused_at: null })
      .execute();
    at(119);
    await expect(sendOnce(services, 'dead', async () => undefined)).rejects.toThrow('Another worker');
    at(121);
    expect(await sendOnce(services, 'dead', async () => undefined)).toBe('sent');
  });

  it('writes a letter only when it goes out', async () => {
    let written = 0;
    const write = () => {
      written += 1;
      return {
        subject: 'Efni',
        heading: 'Efni',
        greeting: 'Hæ.',
        paragraphs: [],
        reason: 'Af því.',
        unsubscribeUrl: 'http://heima.test/u/1',
      };
    };
    const target = { to: 'brefid@netfang.is', language: 'is', key: 'letter-1' } as const;
    expect(await sendLetter(services, target, write)).toBe('sent');
    expect(await sendLetter(services, target, write)).toBe('before');
    expect(written).toBe(1);
    const [letter] = await controlClient(inject('sandboxUrl')).mail({ to: target.to });
    expect(letter!.messageId).toBe('<letter-1@heima.test>');
    expect(letter!.headers).toMatchObject({
      'list-unsubscribe': '<http://heima.test/u/1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });
});
