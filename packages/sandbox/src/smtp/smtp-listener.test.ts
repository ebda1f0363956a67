import { afterAll, describe, expect, it } from 'vitest';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';
import { SmtpClient } from '#testing/smtp-client.ts';
import { findLinks } from './find-links.ts';

const sandbox = runSandbox();
let shared: SmtpClient | undefined;
/** One connection for all tests, since the server lets each new one wait a moment. */
const connect = async () => {
  if (!shared || shared.closed) shared = await SmtpClient.open(sandbox.smtpPort);
  return shared;
};
afterAll(() => shared?.close());

const LETTER = `From: Heima <heima@heima.example>
To: =?utf-8?B?${Buffer.from('Þórunn').toString('base64')}?= <thorunn@daemi.example>
Reply-To: hjalp@heima.example
Subject: =?utf-8?B?${Buffer.from('Staðfestu netfangið').toString('base64')}?=
Message-ID: <letter-1@heima.example>
List-Unsubscribe: <https://heima.example/stop?t=1>,
 <mailto:stop@heima.example>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=utf-8

Kóðinn er 482913. Eða opnaðu https://heima.example/verify?token=abc&lang=is.

--inner
Content-Type: text/html; charset=utf-8

<html><head><title>x</title></head><body><p>Halló <b>Þórunn</b></p>
<a class="b" href="https://heima.example/verify?token=abc&amp;lang=is">Staðfesta <b>netfang</b></a>
<a href='https://heima.example/stop'>Hætta</a> <a href="javascript:alert(1)">nei</a></body></html>

--inner--
--outer
Content-Type: application/pdf; name="samningur.pdf"
Content-Disposition: attachment; filename="samningur.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjcK
--outer--
`;
const send = async (to: string[], from = 'heima@heima.example') => (await connect()).send(from, to, LETTER);

describe('a mail', () => {
  it('is taken apart', async () => {
    const { data } = await send(['thorunn@daemi.example', 'Afrit@daemi.example']);
    expect(data).toMatchObject({ code: 250 });
    const [mail] = await sandbox.control.mail({ to: 'THORUNN@daemi.example' });
    expect(mail).toMatchObject({
      subject: 'Staðfestu netfangið',
      from: '"Heima" <heima@heima.example>',
      to: '"Þórunn" <thorunn@daemi.example>',
      replyTo: 'hjalp@heima.example',
      messageId: '<letter-1@heima.example>',
      envelope: { from: 'heima@heima.example', to: ['thorunn@daemi.example', 'Afrit@daemi.example'] },
      text: expect.stringContaining('Kóðinn er 482913.'),
      html: expect.stringContaining('<b>Þórunn</b>'),
      code: '482913',
      links: [
        { text: 'Staðfesta netfang', href: 'https://heima.example/verify?token=abc&lang=is' },
        { text: 'Hætta', href: 'https://heima.example/stop' },
      ],
      attachments: [
        { filename: 'samningur.pdf', contentType: 'application/pdf', size: 9, path: expect.any(String) },
      ],
      bounced: null,
    });
    expect(mail?.headers['list-unsubscribe']).toBe(
      '<https://heima.example/stop?t=1>, <mailto:stop@heima.example>',
    );
    expect(await sandbox.control.mail({ to: 'afrit@daemi.example' })).toHaveLength(1);
    expect(await sandbox.control.mail({ to: 'other@daemi.example' })).toEqual([]);
    const pdf = await fetch(`${sandbox.url}${mail?.attachments[0]?.path}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toBe('%PDF-1.7\n');
    const one = await fetch(`${sandbox.url}/__sandbox/mail/${mail?.id}`);
    expect(await one.json()).toEqual(mail);
  });

  it('is listed newest first, logged as a call, and can be waited for', async () => {
    const waiting = sandbox.control.mail({ to: 'b@daemi.example', wait: 2_000 });
    await send(['a@daemi.example']);
    await send(['b@daemi.example']);
    expect(await waiting).toHaveLength(1);
    const mails = await sandbox.control.mail();
    expect(mails.map(({ envelope }) => envelope.to[0])).toEqual(['b@daemi.example', 'a@daemi.example']);
    const [call] = await sandbox.control.calls({ provider: 'smtp' });
    expect(call).toMatchObject({
      operation: 'deliver',
      body: { to: ['b@daemi.example'], subject: 'Staðfestu netfangið' },
      answer: { status: 250 },
    });
  });
});

describe('the recipient decides', () => {
  it.each([
    ['bounce@daemi.example', 550],
    ['bounce+anna@daemi.example', 550],
    ['Full@daemi.example', 552],
  ])('%s is refused with %i', async (address, code) => {
    const { recipients, data } = await send([address]);
    expect(recipients).toMatchObject([{ code }]);
    expect(data).toBeNull();
    expect(await sandbox.control.mail()).toEqual([]);
    expect(await sandbox.control.calls({ operation: 'rcpt' })).toMatchObject([{ answer: { status: code } }]);
  });

  it('one bad recipient does not stop the others', async () => {
    const { recipients, data } = await send(['bounce@daemi.example', 'good@daemi.example']);
    expect(recipients.map(({ code }) => code)).toEqual([550, 250]);
    expect(data?.code).toBe(250);
    expect((await sandbox.control.mail())[0]?.envelope.to).toEqual(['good@daemi.example']);
  });

  it('later@ is put off twice and then taken', async () => {
    const codes: (number | undefined)[] = [];
    for (const _ of [1, 2, 3]) codes.push((await send(['later@daemi.example'])).recipients[0]?.code);
    expect(codes).toEqual([451, 451, 250]);
    expect((await send(['later@annad.example'])).recipients[0]?.code).toBe(451);
  });

  it('slow@ takes its time', async () => {
    const client = await connect();
    const slow = client.send('heima@heima.example', ['slow@daemi.example'], LETTER);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await sandbox.control.mail()).toEqual([]);
    await sandbox.control.advanceClock(8_000);
    expect((await slow).data?.code).toBe(250);
  });

  it('dsn@ is taken, and comes back when a person says so', async () => {
    expect((await send(['dsn@daemi.example'])).data?.code).toBe(250);
    await sandbox.control.act('smtp', 'bounce', { to: 'dsn@daemi.example', reason: 'mailbox closed' });
    const [original] = await sandbox.control.mail({ to: 'dsn@daemi.example' });
    expect(original?.bounced).toMatchObject({ reason: 'mailbox closed' });
    const [notice] = await sandbox.control.mail({ to: 'heima@heima.example', wait: 2_000 });
    expect(notice).toMatchObject({
      subject: 'Undelivered Mail Returned to Sender',
      envelope: { from: '', to: ['heima@heima.example'] },
      text: expect.stringContaining('mailbox closed'),
    });
    expect(notice?.headers['content-type']).toContain('report-type=delivery-status');
    const source = await (await fetch(`${sandbox.url}/mail/${notice?.id}/raw`)).text();
    expect(source).toContain('Final-Recipient: rfc822; dsn@daemi.example');
    expect(source).toContain('Message-ID: <letter-1@heima.example>');
    await expect(sandbox.control.act('smtp', 'bounce', { to: 'nobody@daemi.example' })).rejects.toThrow(
      '409',
    );
    await expect(sandbox.control.act('smtp', 'bounce', { id: notice?.id })).rejects.toThrow('409');
  });
});

describe('rules', () => {
  const codes = async () => {
    const { recipients, data } = await send(['good@daemi.example']);
    return [recipients[0]?.code, data?.code];
  };

  it.each([
    ['decline', 550],
    ['server_error', 451],
    ['rate_limited', 450],
    ['unavailable', 421],
  ] as const)('%s at the recipient, and at the message', async (outcome, code) => {
    await sandbox.control.addRule({ provider: 'smtp', operation: 'rcpt', outcome, times: 1 });
    expect(await codes()).toEqual([code, undefined]);
    await sandbox.control.addRule({ provider: 'smtp', operation: 'deliver', outcome, times: 1 });
    expect(await codes()).toEqual([250, code]);
    expect(await sandbox.control.mail()).toEqual([]);
    expect(await codes()).toEqual([250, 250]);
  });

  it('match on the recipient and override its own wish', async () => {
    await sandbox.control.addRule({
      provider: 'smtp',
      operation: 'rcpt',
      match: { to: 'bounce@daemi.example' },
      outcome: 'ok',
    });
    expect((await send(['bounce@daemi.example'])).data?.code).toBe(250);
  });

  it('drop breaks off after taking the mail', async () => {
    await sandbox.control.addRule({ provider: 'smtp', operation: 'deliver', outcome: 'drop' });
    await expect(send(['good@daemi.example'])).rejects.toThrow();
    expect(await sandbox.control.mail()).toHaveLength(1);
  });

  it('timeout never answers', async () => {
    await sandbox.control.addRule({ provider: 'smtp', operation: 'rcpt', outcome: 'timeout' });
    const client = await SmtpClient.open(sandbox.smtpPort);
    const hanging = client.send('heima@heima.example', ['good@daemi.example'], LETTER);
    const winner = await Promise.race([
      hanging.catch(() => 'closed'),
      new Promise((resolve) => setTimeout(() => resolve('still waiting'), 80)),
    ]);
    expect(winner).toBe('still waiting');
    client.close();
  });

  it('slow waits', async () => {
    await sandbox.control.addRule({
      provider: 'smtp',
      operation: 'deliver',
      outcome: 'slow',
      delayMs: 5_000,
    });
    const waiting = send(['good@daemi.example']);
    await eventually(
      () => sandbox.control.rules(),
      ([rule]) => rule?.hits === 1,
    );
    await sandbox.control.advanceClock(5_000);
    expect((await waiting).data?.code).toBe(250);
  });
});

describe('the door', () => {
  it('wants the password, and a login before any mail', async () => {
    await expect(SmtpClient.open(sandbox.smtpPort, 'wrong')).rejects.toMatchObject({ code: 535 });
    const client = await connect();
    expect((await client.say('STARTTLS')).code).toBe(500);
  });

  it('survives a client that breaks off in the middle of a mail', async () => {
    const client = await SmtpClient.open(sandbox.smtpPort);
    await client.say('MAIL FROM:<heima@heima.example>');
    await client.say('RCPT TO:<good@daemi.example>');
    expect((await client.say('DATA')).code).toBe(354);
    client.say('Subject: half').catch(() => undefined);
    client.close();
    expect((await send(['good@daemi.example'])).data?.code).toBe(250);
    expect(await sandbox.control.mail()).toHaveLength(1);
  });

  it('takes no mail that is too big', async () => {
    const client = await connect();
    const { code } = await client.say(`MAIL FROM:<heima@heima.example> SIZE=${40 * 1024 * 1024}`);
    expect(code).toBe(552);
  });
});

describe('links', () => {
  it('are found in HTML and text, each once, without the full stop', () => {
    const html =
      '<a href="https://a.example/?x=1&amp;y=2"><img alt=""></a><A HREF="tel:+3546112345">Hringja</A>';
    expect(findLinks(html, 'Sjá https://b.example/leið). Eða https://a.example/?x=1&y=2!')).toEqual([
      { text: 'https://a.example/?x=1&y=2', href: 'https://a.example/?x=1&y=2' },
      { text: 'Hringja', href: 'tel:+3546112345' },
      { text: 'https://b.example/leið', href: 'https://b.example/leið' },
    ]);
  });
});
