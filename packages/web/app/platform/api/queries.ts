import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import {
  type DataTag,
  type DehydratedState,
  dehydrate,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { browserTransport } from './browser-transport.ts';
import { callEndpoint } from './call.ts';
import { ApiProblem } from './problem.ts';
import type { PageRequest } from './server-context.ts';

/** Refusals are answers, not accidents: only lost answers are asked for again. */
const again = (count: number, error: Error): boolean => !(error instanceof ApiProblem) && count < 2;

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: again, refetchOnWindowFocus: false } },
  });

/** The query of an endpoint: key and call from the same value, so that loader and screen cannot differ. */
export const endpointQuery = <const E extends Endpoint>(endpoint: E, args: CallArguments<E>) =>
  queryOptions<CallResult<E>>({
    queryKey: endpointKey(endpoint, args),
    queryFn: ({ signal }) => callEndpoint(browserTransport, endpoint, args, { signal }),
    meta: { endpoint, args },
  });

/** Key of one call; without arguments the key of every call of the endpoint, to mark them stale. */
export const endpointKey = <const E extends Endpoint>(endpoint: E, args?: CallArguments<E>): unknown[] =>
  args === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, args];

export interface PageQuery {
  queryKey: readonly unknown[];
  meta?: Record<string, unknown> | undefined;
}

/**
 * On the server: asks for everything a page needs, in process. Refusals of a needed query become the page's own
 * answer (404, 401 …).
 */
export async function loadQueries(
  request: PageRequest,
  queries: readonly PageQuery[],
): Promise<DehydratedState> {
  const client = newQueryClient();
  try {
    await Promise.all(
      queries.map(({ queryKey, meta }) =>
        client.fetchQuery({
          queryKey,
          retry: false,
          queryFn: () => callEndpoint(request.transport, meta?.endpoint as Endpoint, meta?.args as never),
        }),
      ),
    );
  } catch (error) {
    if (error instanceof ApiProblem) throw Response.json(error.body, { status: error.status });
    throw error;
  }
  return dehydrate(client);
}

/** On the server: asks for something that a page can do without, and keeps the answer; nothing when it is refused. */
export async function loadUnlessRefused<Answer>(
  { transport }: PageRequest,
  client: QueryClient,
  { queryKey, meta }: { queryKey: DataTag<QueryKey, Answer, Error>; meta?: Record<string, unknown> },
): Promise<Answer | undefined> {
  try {
    const answer = await callEndpoint(transport, meta?.endpoint as Endpoint, meta?.args as never);
    return client.setQueryData<Answer>(queryKey, answer as Answer);
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}
