import { eventually, runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import type { OutgoingEmail } from '#ports/email.ts';
import { failureOf, impatient, sandboxPorts } from '#testing/provider-contract.ts';

const mail = (given: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  to: 'jona@daemi.example',
  subject: 'Þú átt ný skilaboð – Ægisíða',
  text: 'Opna: https://heima.test/inbox',
  html: '<p>Opna: <a href="https://heima.test/inbox">skilaboð</a></p>',
  messageKey: 'mail-1',
  ...given,
});

describe('e-mail', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).email;

  it('arrives with its letters, links and the id by which a repetition is known', async () => {
    await open().send(mail({ unsubscribeUrl: 'https://heima.test/unsubscribe/1' }));
    const [found] = await sandbox.control.mail({ to: 'jona@daemi.example' });
    expect(found).toMatchObject({
      subject: 'Þú átt ný skilaboð – Ægisíða',
      text: expect.stringContaining('https://heima.test/inbox'),
      messageId: '<mail-1@heima.test>',
      replyTo: 'hjalp@heima.test',
    });
    expect(found!.headers['list-unsubscribe-post']).toContain('List-Unsubscribe=One-Click');
  });

  it.each([undefined, 'https://heima.test/unsubscribe/1'])(
    'says that no person wrote it, with an address to unsubscribe at or without: %s (found 16)',
    async (unsubscribeUrl) => {
      await open().send(mail(unsubscribeUrl ? { unsubscribeUrl } : {}));
      const [found] = await sandbox.control.mail();
      expect(found!.headers['auto-submitted']).toBe('auto-generated');
    },
  );

  it('a subject or recipient with a line break brings no header of its own', async () => {
    await open().send(mail({ subject: 'Fín íbúð\r\nBcc: other@daemi.example' }));
    const [found] = await sandbox.control.mail();
    expect(found!.envelope.to).toEqual(['jona@daemi.example']);
    expect(found!.headers).not.toHaveProperty('bcc');
  });

  it.each([
    ['bounce@daemi.example', 'rejected', '550'],
    ['full@daemi.example', 'rejected', '552'],
    ['later@daemi.example', 'unavailable', '451'],
  ] as const)('%s is reported as %s', async (to, outcome, providerCode) => {
    expect(await failureOf(open().send(mail({ to })))).toMatchObject({ outcome, providerCode });
  });

  it('what was put off twice is taken the third time', async () => {
    const to = 'later+heima@daemi.example';
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await failureOf(open().send(mail({ to })))).retryable).toBe(true);
    await open().send(mail({ to }));
    expect(await sandbox.control.mail({ to })).toHaveLength(1);
  });

  it('a slow server is waited for, one that never answers is not', async () => {
    const sent = open().send(mail({ to: 'slow@daemi.example' }));
    let isSent = false;
    const settled = sent.finally(() => {
      isSent = true;
    });
    // The sandbox waits by its own clock, from whenever the e-mail has reached it.
    while (!isSent) await sandbox.control.advanceClock(8000);
    await settled;
    await sandbox.control.addRule({ provider: 'smtp', operation: 'rcpt', outcome: 'timeout' });
    expect((await failureOf(open(impatient).send(mail()))).outcome).toBe('timeout');
  });

  it.each([
    ['decline', 'rejected'],
    ['server_error', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['rate_limited', 'unavailable'],
    ['drop', 'unavailable'],
  ] as const)('%s of the message itself is reported as %s', async (outcome, told) => {
    await sandbox.control.addRule({ provider: 'smtp', operation: 'deliver', outcome });
    expect((await failureOf(open().send(mail()))).outcome).toBe(told);
  });

  it('a refused sign-in says nothing about the recipient', async () => {
    const error = await failureOf(open({ SMTP_PASSWORD: 'not-the-password' }).send(mail()));
    expect(error.outcome).toBe('unauthorized');
    expect(`${error.message}${error.cause}`).not.toContain('not-the-password');
  });

  it('nobody listening is reported as unavailable', async () => {
    expect((await failureOf(open({ SMTP_PORT: '1' }).send(mail()))).outcome).toBe('unavailable');
  });

  it('a mail that bounces later was sent all the same', async () => {
    await open().send(mail({ to: 'dsn@daemi.example' }));
    await sandbox.control.act('smtp', 'bounce', { to: 'dsn@daemi.example' });
    const all = await eventually(
      () => sandbox.control.mail(),
      (list) => list.length === 2,
    );
    expect(all.map(({ subject }) => subject)).toContain('Undelivered Mail Returned to Sender');
  });
});
