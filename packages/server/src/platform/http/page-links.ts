import { fillPath } from '@heima/domain/shared/endpoint.ts';

/** `next` and `previous` of a paged list, as addresses relative to the API with the same filter. */
export function pageLinks(
  path: string,
  query: Record<string, unknown>,
  { page, size, count }: { page: number; size: number; count: number },
): { next: string | null; previous: string | null } {
  const at = (number: number) => `/api/v1${fillPath(path, {}, { ...query, page: number })}`;
  return { next: page * size < count ? at(page + 1) : null, previous: page > 1 ? at(page - 1) : null };
}
