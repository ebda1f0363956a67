import { z } from 'zod';
import { json } from '#core/answer.ts';
import type { Call, HttpOperation } from '#core/provider.ts';
import { tagHtmlSentences, tagSentences } from './tag-sentences.ts';
import { textScenario } from './text-scenario.ts';
import { translationError } from './translation-error.ts';

const LANGUAGES = [
  { code: 'is', name: 'Icelandic' },
  { code: 'en', name: 'English' },
  { code: 'uk', name: 'Ukrainian' },
];
const CODES = LANGUAGES.map(({ code }) => code);
/** The limit an operator sets; the same as the other service's, so that both are tried alike. */
const LIMIT = 10_000;

const body = z.object({
  q: z.string().min(1),
  source: z.string(),
  target: z.string(),
  format: z.enum(['text', 'html']).default('text'),
});

/** LibreTranslate's calls; it takes JSON and forms, and its key in the body. */
export function libreOperations(): HttpOperation[] {
  return [
    {
      name: 'libre-translate',
      method: 'POST',
      path: '/translate',
      accepts: 'json-or-form',
      scenario: ({ body: asked }) => textScenario(fieldOf(asked, 'q')),
      answer: translate,
    },
    {
      name: 'libre-languages',
      method: 'GET',
      path: '/languages',
      open: true,
      answer: () =>
        json(
          200,
          LANGUAGES.map((language) => ({ ...language, targets: CODES })),
        ),
    },
  ];
}

/** The key of a call in LibreTranslate's dialect. */
export function libreKeyOf(call: Call): unknown {
  return fieldOf(call.body, 'api_key');
}

function translate({ body: asked }: Call) {
  const request = body.safeParse(asked);
  if (!request.success) {
    const [issue] = request.error.issues;
    return translationError(400, `Invalid request: missing or wrong ${issue?.path.join('.')} parameter`);
  }
  const { q, source, target, format } = request.data;
  if (source !== 'auto' && !CODES.includes(source))
    return translationError(400, `${source} is not supported`);
  if (!CODES.includes(target)) return translationError(400, `${target} is not supported`);
  if (q.length > LIMIT)
    return translationError(400, `Invalid request: request (${q.length}) exceeds text limit (${LIMIT})`);
  const translatedText = format === 'html' ? tagHtmlSentences(q, target) : tagSentences(q, target);
  const detectedLanguage = { confidence: 90, language: detect(q) };
  return json(200, { translatedText, ...(source === 'auto' ? { detectedLanguage } : {}) });
}

/** Letters are enough to tell the three languages apart. */
function detect(text: string): string {
  if (/[а-яіїєґ]/i.test(text)) return 'uk';
  return /[ðþæöáéíóúý]/i.test(text) ? 'is' : 'en';
}

function fieldOf(asked: unknown, name: string): unknown {
  return typeof asked === 'object' && asked !== null ? (asked as Record<string, unknown>)[name] : undefined;
}
