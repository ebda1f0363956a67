import {
  changeTranslation,
  getTranslations,
  getTranslationTag,
  listTranslationTags,
} from '@heima/domain/translations/endpoints.ts';
import { describe, expect, it, vi } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { saveWording } from './translation-store.ts';

describe('translations', async () => {
  const app = await testApp();
  const { access: staff, id: staffId } = await person(app, { staff: true });
  const { access: user } = await person(app);
  const tag = 'common.refusals.notFound';
  const change = (id: string, text: string) =>
    app.ask(changeTranslation, { params: { id }, body: { text } }, { as: staff });
  const refusedChange = (id: string, text: string, as: string | undefined = staff) =>
    app.refused(changeTranslation, { params: { id }, body: { text } }, { as, language: 'en' });
  const textOf = async (lang: 'is' | 'en' | 'ua', name = tag) =>
    (await app.ask(getTranslations, { query: { lang } })).body[name];

  it('R579: are a map from tag to text, in the language asked for', async () => {
    const { body, headers } = await app.ask(getTranslations, { query: { lang: 'uk-UA' } });
    expect(body[tag]).toBe('Цього не знайдено.');
    expect(Object.values(body).every((text) => typeof text === 'string')).toBe(true);
    expect(headers['cache-control']).toContain('s-maxage=60');
    expect(await textOf('is')).toBe('Þetta fannst ekki.');
  });

  it('E371: staff word a text anew; everybody reads it from then on, until it is taken back', async () => {
    const { body } = await change(`en:${tag}`, '  Nothing is there.  ');
    expect(body).toMatchObject({
      id: `en:${tag}`,
      tag,
      lang: 'en',
      text: 'Nothing is there.',
      original: 'This could not be found.',
      is_changed: true,
      updated_at: expect.any(String),
    });
    expect(await textOf('en')).toBe('Nothing is there.');
    const missing = await app.app.inject({ url: '/api/v1/nothing?lang=en' });
    expect(missing.json().detail).toBe('Nothing is there.');
    expect(await textOf('is')).toBe('Þetta fannst ekki.');

    const { body: back } = await change(`en:${tag}`, '');
    expect(back).toMatchObject({ text: 'This could not be found.', is_changed: false, updated_at: null });
    expect(await textOf('en')).toBe('This could not be found.');
  });

  it('E371: the wording of another copy of the program is heard within a moment', async () => {
    const { db, texts } = app.services;
    await saveWording(
      db,
      { language: 'is', tag, text: 'Finnst hvergi.' },
      { userId: staffId, now: new Date() },
    );
    await vi.waitFor(() => expect(texts.translate('is', tag)).toBe('Finnst hvergi.'), { timeout: 15_000 });
    expect(await textOf('is')).toBe('Finnst hvergi.');
    await change(`is:${tag}`, 'Þetta fannst ekki.');
    expect(await db.selectFrom('translation_override').selectAll().execute()).toEqual([]);
  });

  it('E371: a text must show the values of the one it stands for', async () => {
    const id = 'en:validation.tooShort';
    const differing = await refusedChange(id, 'Too short.');
    expect(differing.status).toBe(400);
    expect(differing.body).toMatchObject({
      code: 'translations.placeholdersDiffer',
      errors: { text: [expect.stringContaining('{{minimum}}')] },
    });
    expect((await refusedChange(`en:${tag}`, 'Gone: {{count}}')).body.code).toBe(
      'translations.placeholdersUnknown',
    );
    await change(id, '{{minimum}} characters or more.');
    const refused = await app.refused(
      changeTranslation,
      { params: { id: 'x' }, body: {} as never },
      { as: staff },
    );
    expect(refused.status).toBe(404);
    await change(id, '');
  });

  it('E371: what is no text of the product is not found, and control signs are dropped', async () => {
    for (const id of ['is:common.nothing', `de:${tag}`, 'is:common.refusals', 'is:__proto__', 'is::'])
      expect((await refusedChange(id, 'x')).status).toBe(404);
    expect((await change(`is:${tag}`, 'Fannst\u0000\tekki\u00a0hér')).body.text).toBe('Fannst ekki\u00a0hér');
    await change(`is:${tag}`, '');
    const long = await refusedChange(`is:${tag}`, 'x'.repeat(5001));
    expect(long.body.errors).toHaveProperty('text');
  });

  it('E371: who changed what is written down', async () => {
    await change(`ua:${tag}`, 'Немає.');
    const entries = await app.services.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'translations.changed')
      .orderBy('id', 'desc')
      .execute();
    expect(entries[0]).toMatchObject({
      actor_id: staffId,
      subject_kind: 'translation',
      detail: { language: 'ua', tag, before: 'Цього не знайдено.', after: 'Немає.' },
    });
    await change(`ua:${tag}`, '');
    const [last] = await app.services.db
      .selectFrom('audit_entry')
      .select('subject_id')
      .where('action', '=', 'translations.changed')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(last!.subject_id).toBe(entries[0]!.subject_id);
  });

  it('E370 R580: staff see Icelandic texts beside the English ones, unless they choose otherwise', async () => {
    const list = async (query: object) => (await app.ask(listTranslationTags, { query }, { as: staff })).body;
    const first = await list({ search: 'notFound', page_size: 5 });
    expect(first.items.find((one) => one.tag === tag)).toEqual({
      id: `is:${tag}`,
      tag,
      lang: 'is',
      text: 'Þetta fannst ekki.',
      original: 'Þetta fannst ekki.',
      source: 'This could not be found.',
      is_changed: false,
      updated_at: null,
      version: expect.any(String),
    });
    expect((await list({ search: 'thetta fannst' })).items.map((one) => one.tag)).toContain(tag);
    const other = await list({ lang: 'ua', from: 'is', search: tag });
    expect(other.items[0]).toMatchObject({ lang: 'ua', source: 'Þetta fannst ekki.' });
    // A plural form that English does not have is translated from the general one.
    const { texts } = app.services;
    const few = Object.keys(texts.delivered('ua')).find((one) => one.endsWith('_few'))!;
    const [plural] = (await list({ lang: 'ua', search: few })).items;
    expect(plural).toMatchObject({
      tag: few,
      source: texts.delivered('en')[few.replace('_few', '_other')],
    });

    await change(`is:${tag}`, 'Finnst ekki.');
    const changed = await list({ is_changed: 'true' });
    expect(changed).toMatchObject({ count: 1, next: null, previous: null });
    expect(changed.items[0]!.updated_at).toMatch(/^\d{4}-.*Z$/);
    await change(`is:${tag}`, '');
  });

  it('E370: pages hold every text once', async () => {
    const seen: string[] = [];
    let next: string | null = '/api/v1/translation-tags?lang=en&page_size=100';
    while (next) {
      const answer: { items: { tag: string }[]; next: string | null } = (
        await app.app.inject({ url: next, headers: { authorization: `Bearer ${staff}` } })
      ).json();
      seen.push(...answer.items.map((one) => one.tag));
      next = answer.next;
    }
    expect(seen).toEqual(Object.keys(app.services.texts.delivered('en')).sort());
  });

  it('V210: one text in three languages, with the plural forms that each has', async () => {
    const ask = async (name: string) =>
      (await app.ask(getTranslationTag, { params: { tag: name } }, { as: staff })).body;
    const text = await ask('staffScreens.users.found_one');
    expect(text.tag).toBe('staffScreens.users.found');
    expect(text.languages.map(({ lang, forms }) => [lang, forms.map(({ form }) => form)])).toEqual([
      ['is', ['one', 'other']],
      ['en', ['one', 'other']],
      ['ua', ['one', 'few', 'many', 'other']],
    ]);
    expect(await ask('staffScreens.users.found')).toEqual(text);
    await change(`en:${tag}`, 'Gone.');
    const [, english] = (await ask(tag)).languages;
    expect(english!.forms).toEqual([
      expect.objectContaining({
        id: `en:${tag}`,
        form: null,
        text: 'Gone.',
        original: 'This could not be found.',
        is_changed: true,
      }),
    ]);
    await change(`en:${tag}`, '');
    const nothing = await app.refused(getTranslationTag, { params: { tag: 'no.such' } }, { as: staff });
    expect(nothing.status).toBe(404);
  });

  it('E370 E371: are for staff', async () => {
    expect((await app.refused(listTranslationTags, { query: {} })).status).toBe(401);
    expect((await app.refused(listTranslationTags, { query: {} }, { as: user })).status).toBe(403);
    expect((await refusedChange(`is:${tag}`, 'x', user)).status).toBe(403);
    expect((await app.refused(getTranslationTag, { params: { tag } }, { as: user })).status).toBe(403);
  });
});
