import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Theme } from '@heima/domain/shared/theme.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inHtml } from '#platform/in-html.ts';
import type { Texts } from '#platform/texts.ts';
import { requestTheme } from './page-theme.ts';
import { asProblem, type Problem, sendProblem } from './problem.ts';
import { requestLanguage } from './request-actor.ts';

/** Whether a person in a browser asked for a page, rather than a program for an answer. */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** What a page of a problem needs besides the problem. */
interface ProblemPage {
  language: Language;
  texts: Texts;
  theme?: Theme | undefined;
  /** Address of the link that tries again. */
  again: string;
}

/** A small page without styles or scripts, for where the pages themselves could not be made. */
export function problemPage(found: Problem, { language, texts, theme, again }: ProblemPage): string {
  const translate = (key: TextKey, params = {}) => inHtml(texts.translate(language, key, params));
  return `<!doctype html>
<html lang="${languageTag(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<title>${inHtml(found.title)}</title>
<main>
<h1>${inHtml(found.title)}</h1>
<p>${inHtml(found.detail)}</p>
<p><a href="${inHtml(again)}">${translate('shell.errors.again')}</a></p>
<p><small>${translate('shell.errors.reference', { reference: found.request_id })}</small></p>
</main>
</html>
`;
}

/** Answers a problem: as a small page to somebody who looks at pages, as problem+json to everybody else. */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, found: Problem, texts: Texts) {
  if (!isNavigation(request)) return sendProblem(reply, found);
  const page = problemPage(found, {
    language: requestLanguage(request),
    texts,
    theme: requestTheme(request),
    again: request.url.replace(/^[/\\]+/, '/'),
  });
  return asProblem(reply, found).type('text/html; charset=utf-8').send(page);
}
