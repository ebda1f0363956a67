import { type Language, languageCodes, languageTag } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { describe, expect, it } from 'vitest';
import { inHtml } from '#platform/in-html.ts';
import { type AnyMessage, type Channel, definedMessages } from '#platform/outbox/define-message.ts';
import { renderEmail } from '#platform/outbox/render-message.ts';
import { readTexts } from '#platform/texts.ts';
import './capabilities.ts';

const texts = readTexts();
const origin = 'https://heima.test';
const unsubscribeUrl = `${origin}/unsubscribe/x`;

/** What a message is written with; a text that a language lacks fails here, where the product would say it in Icelandic. */
function writingIn(language: Language) {
  const own = texts.all(language);
  const plural = new Intl.PluralRules(languageTag(language));
  return {
    language,
    translate: (key: TextKey, params: Record<string, string | number> = {}) => {
      const form = typeof params.count === 'number' ? `${key}_${plural.select(params.count)}` : key;
      expect(own, `${language}: ${key}`).toHaveProperty([form in own ? form : key]);
      for (const name of own[form in own ? form : key]!.matchAll(/\{\{\s*(\w+)\s*\}\}/g))
        expect(params, `${key} shows ${name[1]}`).toHaveProperty(name[1]!);
      return texts.translate(language, key, params);
    },
    hasText: texts.has,
    origin,
    productName: 'Heima & <co>',
    now: new Date('2026-11-28T12:00:00Z'),
  };
}

const emailOf = (message: AnyMessage, content: unknown, language: Language) =>
  renderEmail(message, content, {
    ...writingIn(language),
    reader: { fullName: '<Jón> Jónsson', ...(message.subscription ? { unsubscribeUrl } : {}) },
  });

const hostile = '<x-code>"\'&';

/** The same content with one of its texts changed into one that holds code, for each of its texts. */
function* withCode(content: unknown): Generator<unknown> {
  if (typeof content === 'string') yield content + hostile;
  if (content === null || typeof content !== 'object' || content instanceof Date) return;
  for (const [key, value] of Object.entries(content))
    for (const changed of withCode(value))
      yield Array.isArray(content) ? content.with(Number(key), changed) : { ...content, [key]: changed };
}

const channels = definedMessages().flatMap((message) =>
  (Object.keys(message.write) as Channel[]).map((channel) => ({ name: message.name, channel, message })),
);
const emails = channels.filter(({ channel }) => channel === 'email');

describe('every message', () => {
  it('is known once the capabilities are', () => {
    expect(channels.length).toBeGreaterThan(2);
  });

  it.each(emails)('$name by e-mail: whole in each language, with the same links in both parts', (given) => {
    for (const content of given.message.examples)
      for (const language of languageCodes) {
        const { subject, text, html } = emailOf(given.message, content, language);
        expect(subject).toMatch(/\S/);
        for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|\[object/);
        expect(html).toContain(`<html lang="${languageTag(language)}">`);
        const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
        for (const link of links) {
          expect(URL.canParse(link)).toBe(true);
          expect(text).toContain(link);
        }
        expect(links.includes(unsubscribeUrl)).toBe(given.message.subscription !== undefined);
      }
  });

  it.each(emails)('$name by e-mail: what people have written stays text', ({ message }) => {
    for (const content of message.examples)
      for (const changed of withCode(content)) {
        let html: string;
        try {
          html = emailOf(message, changed, 'en').html;
        } catch {
          // A text that is one of a few codes, such as a frequency, cannot hold anything else.
          continue;
        }
        expect(html).not.toContain('<x-code>');
        expect(html).toContain(inHtml('<Jón>'));
      }
  });

  it.each(channels.filter(({ channel }) => channel === 'sms'))(
    '$name by SMS: whole in each language, at most two parts',
    ({ message }) => {
      for (const content of message.examples)
        for (const language of languageCodes) {
          const text = message.write.sms!(content, { ...writingIn(language), productName: 'Heima' });
          expect(text).toMatch(/\S/);
          expect(text).not.toMatch(/\{\{|undefined|\[object/);
          const isPlain = /^[\n -~]*$/.test(text);
          expect(text.length).toBeLessThanOrEqual(isPlain ? 160 : 134);
        }
    },
  );
});
