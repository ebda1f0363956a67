import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageRequestContext } from '#platform/api/server-context.ts';
import { withTheme } from '#platform/chosen-theme.ts';
import { allTextSets, loadTexts } from '#platform/i18n/texts.ts';
import { startScriptsLate } from '#platform/late-scripts.ts';
import { NonceProvider } from '#platform/nonce.tsx';

// The server takes the router from this bundle, which holds its only copy.
export { createRequestHandler, pageRequestContext, RouterContextProvider };

/** Logs what a loader or a page failed with; whoever went away meanwhile is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageRequestContext).report(error);
};

const renderTimeoutMs = 8000;

/** Renders a page whole: it is sent when everything is there, so that its status is right and caches can keep it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, theme, report } = context.get(pageRequestContext);
  await loadTexts(language, allTextSets);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider nonce={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // Large parts would be sent hidden, for a script to put in place; without scripts they would never be seen.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(body);
          text(body).then(
            (html) =>
              resolve(
                new Response(startScriptsLate(withTheme(html, theme), nonce), {
                  status: failed ? 500 : status,
                  headers,
                }),
              ),
            reject,
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          failed = true;
          report(error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
