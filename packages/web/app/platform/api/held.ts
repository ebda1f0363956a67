import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { type DataTag, hashKey, type QueryKey } from '@tanstack/react-query';
import { browserQueryClient } from './browser-query-client.ts';
import { endpointKey } from './queries.ts';

/** A query as `endpointQuery` makes it; its key carries the type of the answer. */
interface Held<Answer> {
  queryKey: DataTag<QueryKey, Answer, Error>;
}

/** What the page holds of a query; nothing before its first answer. */
export const heldOf = <Answer>({ queryKey }: Held<Answer>): Answer | undefined =>
  browserQueryClient().getQueryData<Answer>(queryKey);

/** How many answers were put in by hand so far, and which of them each query got last. */
let putIn = 0;
const lastPutIn = new Map<string, number>();

/** A moment to compare with in `markHeldStale`. */
export const momentOfHeld = (): number => putIn;

const rememberPutIn = (queryKey: QueryKey): void => {
  putIn += 1;
  lastPutIn.set(hashKey(queryKey), putIn);
};

/** Puts an answer in the place of what the page holds of a query. */
export const hold = <Answer>({ queryKey }: Held<Answer>, answer: Answer): void => {
  rememberPutIn(queryKey);
  browserQueryClient().setQueryData<Answer>(queryKey, answer);
};

/** Changes what the page holds of a query, so that it need not ask anew. Nothing happens where it holds nothing. */
export const changeHeld = <Answer>({ queryKey }: Held<Answer>, change: (held: Answer) => Answer): void => {
  rememberPutIn(queryKey);
  browserQueryClient().setQueryData<Answer>(queryKey, (held) => held && change(held));
};

/** Marks every answer of these endpoints as stale: what is shown is asked for again. Ends when that has come. */
export async function markStale(endpoints: readonly Endpoint[]): Promise<void> {
  const client = browserQueryClient();
  await Promise.all(
    endpoints.map((endpoint) => client.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );
}

/**
 * Marks every answer as stale that a write of this person may have changed: all but what is the same for everybody, and
 * what has been put in since the write began. Ends when what is shown of them has been asked for again.
 * @param since `momentOfHeld` when the write began
 */
export const markHeldStale = (since = momentOfHeld()): Promise<void> =>
  browserQueryClient().invalidateQueries({
    predicate: ({ meta, queryHash }) =>
      (meta?.endpoint as Endpoint | undefined)?.sharedCacheSeconds === undefined &&
      (lastPutIn.get(queryHash) ?? 0) <= since,
  });

/** Drops every answer of these endpoints: unlike a stale one it is not shown while the new one is on its way. */
export function dropHeld(endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) browserQueryClient().removeQueries({ queryKey: endpointKey(endpoint) });
}
