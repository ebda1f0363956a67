import type { Socket } from 'node:net';
import { defaultLanguage, preferredLanguage } from '@heima/domain/shared/language.ts';
import { Refusal, type RefusalCode } from '@heima/domain/shared/refusal.ts';
import type { Config } from '#config.ts';
import { newId } from '#platform/new-id.ts';
import type { Texts } from '#platform/texts.ts';
import { type ProblemContext, problemOf } from './problem.ts';
import { problemPage } from './problem-page.ts';
import { rawAnswer } from './raw-answer.ts';
import { securityHeaders } from './security-headers.ts';

/** What Node says of a request that it could not read, with the bytes it was reading, where it was reading any. */
type ClientError = Error & { code?: string; rawPacket?: unknown };

/** What of all headers the first line alone may take before it is the address that is too long. */
const longLine = 8_000;

/**
 * Address whose parts can all be decoded: where a per cent sign stands for nothing, all of them stand for themselves.
 * Such an address names nothing, and is answered as any other that names nothing.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  return decoded(path) === undefined ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
}

/** What is decoded is handed back: the bundler leaves out a call whose result nobody reads, with its error. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Answers what is no readable HTTP request: too long, too slow, or broken. A person gets a small page in the language
 * of the browser, a program that asked the API a problem, as far as the bytes that came tell which of them it is.
 */
export function unreadableRequest(
  config: Pick<Config, 'PUBLIC_URL'>,
  texts: Texts,
  statuses: ProblemContext['statuses'],
): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    // There is nobody left to answer.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const came = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const language = preferredLanguage(/\r\naccept-language:([^\r\n]*)/i.exec(came)?.[1]) ?? defaultLanguage;
    const refusal = new Refusal({ code: codeOf(error, came) });
    const found = problemOf(refusal, { language, texts, requestId: newId(), statuses });
    const isCall = /^[A-Z]+ \/api\//.test(came);
    const type = isCall ? 'application/problem+json' : 'text/html; charset=utf-8';
    const body = isCall ? JSON.stringify(found) : problemPage(found, { language, texts, again: '/' });
    socket.end(rawAnswer(found, { ...securityHeaders(config), 'content-type': type }, body), () =>
      socket.destroy(),
    );
  };
}

function codeOf({ code }: ClientError, came: string): RefusalCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'common.requestTooSlow';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'common.unreadableRequest';
  const line = came.indexOf('\r\n');
  const isAddress = /^[A-Z]+ \//.test(came) && (line === -1 || line > longLine);
  return isAddress ? 'common.addressTooLong' : 'common.headersTooLarge';
}
