import { beforeEach, describe, expect, it } from 'vitest';
import { html } from '#core/html.ts';
import { asHeima, listingBody, sampleOf, smsBody } from '#testing/provider-calls.ts';
import { runSandbox } from '#testing/run-sandbox.ts';
import { SmtpClient } from '#testing/smtp-client.ts';

const sandbox = runSandbox({ heimaUrl: 'http://localhost:3000' });
const page = async (path = '/') => (await fetch(`${sandbox.url}${path}`)).text();
const submit = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const sendMail = async (subject: string, body: string) => {
  const client = await SmtpClient.open(sandbox.smtpPort);
  const head = `Subject: ${subject}\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8`;
  await client.send('heima@heima.example', ['anna@daemi.example'], `${head}\n\n${body}`);
  client.close();
  return (await sandbox.control.mail())[0]?.id ?? '';
};

describe('the page', () => {
  it('says what is missing when nothing has happened', async () => {
    const markup = await page();
    expect(markup).toContain('Nothing has been sent');
    expect(markup).toContain('href="http://localhost:3000"');
  });

  it('runs and loads nothing but its own', async () => {
    const response = await fetch(sandbox.url);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const markup = await response.text();
    expect(markup).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(markup).not.toMatch(/\sstyle=|\son\w+=/);
    for (const asset of ['base.css', 'layout.css', 'parts.css', 'live.js', 'mark.svg'])
      expect((await fetch(`${sandbox.url}/assets/${asset}`)).status).toBe(200);
  });

  it('has a label for every control and a heading for every section', async () => {
    const markup = await page();
    const labelled = markup.match(/<label[^>]*>[^<]+(<(input|select)|<\/label>)/g) ?? [];
    const controls = markup.match(/<(input|select)\b(?![^>]*type="hidden")/g) ?? [];
    expect(labelled).toHaveLength(controls.length);
    for (const [, id] of markup.matchAll(/<section[^>]*aria-labelledby="([^"]+)"/g))
      expect(markup).toContain(`<h2 id="${id}">`);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it('eye C24: demo people are a list that can be searched, one password is said once, and nothing has a button “Copy” beside it', async () => {
    const people = Array.from({ length: 60 }, (_, at) => ({
      name: `Manneskja ${at}`,
      email: `m${at}@daemi.example`,
      password: 'demo1234',
      kind: 'Tenant',
    }));
    await sandbox.control.setPeople(people);
    const markup = await page();
    const section = /<section class="card" id="people"[\s\S]*?<\/section>/.exec(markup)![0];
    expect(section).toContain('data-finds="people-rows"');
    expect(section.match(/demo1234/g)!.length).toBeLessThan(5);
    expect(section).not.toMatch(/>Copy</);
    // A box of its own scrolls, and the strip of sections is as wide as it needs.
    const css = await page('/assets/parts.css');
    expect(css).toMatch(/\.many \{[^}]*max-height/);
    expect(await page('/assets/layout.css')).toMatch(/\.sections \{[^}]*flex-wrap: wrap/);
    expect((await fetch(`${sandbox.url}/assets/onest-latin.woff2`)).headers.get('content-type')).toBe(
      'font/woff2',
    );
  });

  it('shows messages, calls, listings, people and rules', async () => {
    await sendMail('Velkomin', '<a href="https://heima.example/v">Staðfesta netfang</a>');
    const { path, init } = sampleOf('nova-sms');
    await fetch(`${sandbox.url}${path}`, { ...init, body: JSON.stringify(smsBody) });
    await fetch(`${sandbox.url}/mbl/v1/listings/1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...asHeima.mbl },
      body: JSON.stringify(listingBody),
    });
    await sandbox.control.addRule({
      provider: 'registry',
      outcome: 'slow',
      times: 2,
      match: { kennitala: '0101302399' },
    });
    await sandbox.control.setPeople([
      { name: 'Þórunn', email: 'thorunn@daemi.example', password: 'demo', kind: 'Landlord' },
    ]);
    const markup = await page();
    for (const words of [
      'Velkomin',
      'Staðfesta netfang',
      '482913',
      listingBody.title,
      'thorunn@daemi.example',
      '2 of 2 left',
    ])
      expect(markup).toContain(words);
    expect(markup).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(await page('/?provider=mbl')).not.toContain('<strong>nova-sms</strong> send');
  });
});

describe('a mail', () => {
  let id = '';
  beforeEach(async () => {
    id = await sendMail(
      '<b>Kóði</b> & kveðja',
      '<html><head></head><body><script>alert(1)</script>Halló</body></html>',
    );
  });

  it('has a page of its own, with the subject as text', async () => {
    const markup = await page(`/mail/${id}`);
    expect(markup).toContain('&#60;b&#62;Kóði&#60;/b&#62; &#38; kveðja');
    expect(markup).toContain(`src="/mail/${id}/html"`);
    expect((await fetch(`${sandbox.url}/mail/unknown`)).status).toBe(404);
  });

  it('can run nothing, wherever its e-mail is opened', async () => {
    const opened = await fetch(`${sandbox.url}/mail/${id}/html`);
    const policy = opened.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toContain('script');
    expect(await opened.text()).toContain('<head><base target="_blank"></head>');
  });

  it('can be made to bounce from its page', async () => {
    const response = await submit('/act', { provider: 'smtp', act: 'bounce', id, back: `/mail/${id}` });
    expect(response.headers.get('location')).toBe(`/mail/${id}`);
    expect(await page(`/mail/${id}`)).toContain('Bounced');
  });
});

describe('the forms work without the script', () => {
  it('rules are added, refused with words, and cleared', async () => {
    const added = await submit('/rules/add', {
      target: 'nova-sms send',
      outcome: 'server_error',
      times: '3',
      delayMs: '',
      field: 'to',
      value: '6112345',
    });
    expect(added.status).toBe(303);
    expect(await sandbox.control.rules()).toMatchObject([
      {
        provider: 'nova-sms',
        operation: 'send',
        outcome: 'server_error',
        times: 3,
        match: { to: '6112345' },
      },
    ]);
    const refused = await submit('/rules/add', { target: 'hms-property', outcome: 'decline' });
    expect(decodeURIComponent(refused.headers.get('location') ?? '')).toContain('cannot play decline');
    const wrong = await submit('/rules/add', { target: 'mbl', outcome: 'ok', times: '0' });
    expect(decodeURIComponent(wrong.headers.get('location') ?? '')).toContain('times');
    const [rule] = await sandbox.control.rules();
    await submit('/rules/clear', { id: rule?.id ?? '' });
    expect(await sandbox.control.rules()).toEqual([]);
    await sandbox.control.addRule({ provider: 'mbl', outcome: 'ok' });
    await submit('/rules/clear', {});
    expect(await sandbox.control.rules()).toEqual([]);
  });

  it('the clock is moved', async () => {
    await submit('/clock', { set: '2027-03-01T10:00' });
    expect((await sandbox.control.now()).toISOString()).toMatch(/^2027-03-01T10:00/);
    await submit('/clock', { advanceMs: '86400000' });
    expect((await sandbox.control.now()).toISOString()).toMatch(/^2027-03-02T10:00/);
    const refused = await submit('/clock', { set: '' });
    expect(refused.headers.get('location')).toContain('notice=');
    await submit('/clock', { set: '', real: '1' });
    expect(Math.abs((await sandbox.control.now()).getTime() - Date.now())).toBeLessThan(5_000);
  });

  it('acts, redelivery and reset answer with the page', async () => {
    const refused = await submit('/act', { provider: 'mbl', act: 'approve', id: 'unknown' });
    expect(decodeURIComponent(refused.headers.get('location') ?? '')).toContain('no such listing');
    expect((await submit('/redeliver', { id: 'unknown', how: 'forged' })).status).toBe(303);
    await sendMail('x', 'y');
    expect((await submit('/reset', {})).status).toBe(303);
    expect(await sandbox.control.mail()).toEqual([]);
  });

  it('nobody is sent elsewhere', async () => {
    const response = await submit('/act', {
      provider: '//evil.example',
      act: 'x',
      back: 'https://evil.example',
    });
    expect(response.headers.get('location')).toMatch(/^\/[?#]/);
  });
});

describe('the template', () => {
  it('escapes what is put in, and only that', () => {
    const inner = html`<b>${'<&">'}</b>`;
    expect(html`<p title="${'"x"'}">${inner}${[inner, 1]}${false}${null}${undefined}</p>`.markup).toBe(
      '<p title="&#34;x&#34;"><b>&#60;&#38;&#34;&#62;</b><b>&#60;&#38;&#34;&#62;</b>1</p>',
    );
  });
});
