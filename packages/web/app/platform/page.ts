import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { readLanguage } from '@heima/domain/shared/language.ts';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { callEndpoint } from '#platform/api/call.ts';
import { loadQueries, type PageQuery } from '#platform/api/queries.ts';
import { type PageRequest, pageRequestContext } from '#platform/api/server-context.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import type { Screen } from './screen.ts';

export interface PageData {
  queries?: DehydratedState;
}

interface PageArguments {
  url: URL;
  params: Record<string, string | undefined>;
  /** On the server from the cookie; in the browser the page adds it itself. */
  clientId: string | undefined;
}

type QueriesOf = (page: PageArguments) => readonly PageQuery[];

/**
 * The loader of a page: on the server everything the page needs is asked for before it is rendered, and travels
 * with it.
 */
export const pageLoader =
  (queriesOf: QueriesOf = () => []) =>
  async ({ request, params, context }: LoaderFunctionArgs): Promise<PageData> => {
    const page = (context as { get(key: unknown): unknown }).get(pageRequestContext) as Parameters<
      typeof loadQueries
    >[0];
    const queries = queriesOf({ url: new URL(request.url), params, clientId: page.clientId });
    return queries.length > 0 ? { queries: await loadQueries(page, queries) } : {};
  };

/**
 * The loader of a page reached inside the browser: texts are waited for, data is asked for and the page shows its
 * skeleton meanwhile.
 */
export const pageClientLoader =
  ({ texts }: Screen, queriesOf: QueriesOf = () => []) =>
  async ({ request, params }: ClientLoaderFunctionArgs): Promise<PageData> => {
    const url = new URL(request.url);
    const client: QueryClient = browserQueryClient();
    for (const query of queriesOf({ url, params, clientId: undefined }))
      void client.prefetchQuery(query as never);
    await loadTexts(readLanguage(document.documentElement.lang) ?? 'is', texts);
    return {};
  };

/**
 * Calls an endpoint in a loader on the server, where a refusal is a matter of the page.
 * @throws ApiProblem when the server refuses
 */
export const callInLoader = <const E extends Endpoint>(
  { context }: LoaderFunctionArgs,
  endpoint: E,
  args: CallArguments<E>,
): Promise<CallResult<E>> => {
  const page = (context as { get(key: unknown): unknown }).get(pageRequestContext) as PageRequest;
  return callEndpoint(page.transport, endpoint, args);
};
