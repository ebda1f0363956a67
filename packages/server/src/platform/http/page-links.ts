import { type Endpoint, fillPath } from '@heima/domain/shared/endpoint.ts';
import { maxPageSize, type PageQuery, readPage } from '@heima/domain/shared/paging.ts';

/** `next` and `previous` of a paged list, as addresses relative to the API with the same filter. */
export function pageLinks(
  path: string,
  query: Record<string, unknown>,
  { page, size, count }: { page: number; size: number; count: number },
): { next: string | null; previous: string | null } {
  const at = (number: number) => `/api/v1${fillPath(path, {}, { ...query, page: number })}`;
  return { next: page * size < count ? at(page + 1) : null, previous: page > 1 ? at(page - 1) : null };
}

/**
 * A page of a list of one person, which limits keep short enough to be read whole. Without a size all of it is one page
 * as a rule.
 */
export function pageOfAll<T>(
  endpoint: Endpoint,
  { params, query }: { params?: Record<string, unknown> | undefined; query: PageQuery },
  all: readonly T[],
): { count: number; next: string | null; previous: string | null; items: T[] } {
  const { page, size, offset } = readPage(query, maxPageSize);
  const count = all.length;
  const links = pageLinks(fillPath(endpoint.path, params), { ...query }, { page, size, count });
  return { count, ...links, items: all.slice(offset, offset + size) };
}
