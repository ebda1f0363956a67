import { describe, expect, it } from 'vitest';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { asHeima } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const post = (path: string, body: unknown, headers: Record<string, string> = asHeima.malstadur) =>
  fetch(`${sandbox.url}/malstadur${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = (path: string, headers: Record<string, string> = asHeima.malstadur) =>
  fetch(`${sandbox.url}/malstadur${path}`, { headers });

describe('Málstaður', () => {
  const translate = (text: string, targetLanguage = 'is') => post('/v1/translate', { text, targetLanguage });

  it('puts the language before each sentence and keeps the lines', async () => {
    const response = await translate('A bright flat. Two rooms!\n\nNear the sea?');
    expect(await response.json()).toEqual({
      text: '[is] A bright flat. [is] Two rooms!\n\n[is] Near the sea?',
      usage: { units: 40, cost: 1 },
    });
  });

  it('charges a króna per hundred characters', async () => {
    expect(await (await translate('a'.repeat(201))).json()).toMatchObject({ usage: { units: 201, cost: 3 } });
  });

  it('takes ten thousand characters and no more', async () => {
    expect((await translate('a'.repeat(10_000))).status).toBe(200);
    const refused = await translate('a'.repeat(10_001));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('10000') });
  });

  it.each(['ua', 'fr', 'IS', ''])('does not know the language %j', async (language) => {
    expect((await translate('Hello', language)).status).toBe(400);
  });

  it.each([{ text: 'x' }, { targetLanguage: 'is' }, { text: '', targetLanguage: 'is' }, []])(
    'refuses the body %j',
    async (body) => {
      expect((await post('/v1/translate', body)).status).toBe(400);
    },
  );

  it.each([
    ['[error]', 500],
    ['[rate]', 429],
  ])('%s answers %i', async (marker, status) => {
    const response = await translate(`A flat ${marker}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it('[slow] is slow', async () => {
    const slow = translate('A flat [slow]');
    await eventually(
      () => sandbox.control.calls(),
      ([call]) => call?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect((await slow).status).toBe(200);
  });

  it('needs its key', async () => {
    expect((await post('/v1/translate', { text: 'x', targetLanguage: 'is' }, {})).status).toBe(401);
    expect((await get('/v1/translate/tasks/x', { 'x-api-key': 'other' })).status).toBe(401);
  });

  it('translates long texts as a task', async () => {
    const started = await post('/v1/translate/tasks', {
      text: `Long. ${'a'.repeat(20_000)}`,
      targetLanguage: 'en',
    });
    const { taskId } = (await started.json()) as { taskId: string };
    const task = async () =>
      (await (await get(`/v1/translate/tasks/${taskId}`)).json()) as Record<string, unknown>;
    expect(await task()).toEqual({ status: 'processing' });
    await sandbox.control.advanceClock(3_000);
    expect(await task()).toMatchObject({
      status: 'completed',
      result: { text: expect.stringMatching(/^\[en\] Long\. \[en\] aaa/) },
      usage: { units: 20_006, cost: 201 },
    });
  });

  it('lets a task fail', async () => {
    const started = await post('/v1/translate/tasks', { text: 'A flat [error]', targetLanguage: 'is' });
    const { taskId } = (await started.json()) as { taskId: string };
    await sandbox.control.advanceClock(3_000);
    expect(await (await get(`/v1/translate/tasks/${taskId}`)).json()).toMatchObject({ status: 'failed' });
    expect((await get('/v1/translate/tasks/unknown')).status).toBe(404);
    expect((await post('/v1/translate/tasks', { text: 'x [rate]', targetLanguage: 'is' })).status).toBe(429);
  });
});

describe('LibreTranslate', () => {
  const api_key = SANDBOX_CREDENTIALS.LIBRETRANSLATE_API_KEY;
  const translate = (body: object) =>
    post('/translate', { q: 'A flat.', source: 'en', target: 'is', api_key, ...body }, {});

  it('translates text', async () => {
    expect(await (await translate({})).json()).toEqual({ translatedText: '[is] A flat.' });
  });

  it('keeps the markup of HTML', async () => {
    const response = await translate({ q: '<p class="a.b">A flat.</p><p>By the sea.</p>', format: 'html' });
    expect(await response.json()).toEqual({
      translatedText: '<p class="a.b">[is] A flat.</p><p>[is] By the sea.</p>',
    });
  });

  it.each([
    ['Björt íbúð', 'is'],
    ['Світла квартира', 'uk'],
    ['A flat', 'en'],
  ])('says which language %j is', async (q, language) => {
    expect(await (await translate({ q, source: 'auto' })).json()).toMatchObject({
      detectedLanguage: { language, confidence: expect.any(Number) },
    });
  });

  it('takes forms as well', async () => {
    const body = new URLSearchParams({ q: 'A flat.', source: 'en', target: 'uk', api_key });
    const response = await fetch(`${sandbox.url}/malstadur/translate`, { method: 'POST', body });
    expect(await response.json()).toEqual({ translatedText: '[uk] A flat.' });
  });

  it('lists its languages to anyone', async () => {
    const languages = (await (await get('/languages', {})).json()) as { code: string; targets: string[] }[];
    expect(languages.map(({ code }) => code)).toEqual(['is', 'en', 'uk']);
    expect(languages[0]?.targets).toContain('uk');
  });

  it.each([
    [{ target: 'ua' }, 400],
    [{ source: 'xx' }, 400],
    [{ q: '' }, 400],
    [{ format: 'markdown' }, 400],
    [{ q: 'a'.repeat(10_001) }, 400],
    [{ api_key: 'other' }, 403],
    [{ api_key: undefined }, 403],
    [{ q: 'A [error]' }, 500],
    [{ q: 'A [rate]' }, 429],
  ])('%# answers %s', async (body, status) => {
    const response = await translate(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});
