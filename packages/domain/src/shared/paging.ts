import { z } from 'zod';
import { queryInteger } from './query-values.ts';

/** Page sizes above this are refused (rulings, Wire). */
export const maxPageSize = 100;

/** `page` from 1; `page_size` and `per_page` mean the same (C17). Spread into a query schema. */
export const pageQuery = {
  page: queryInteger({ min: 1, max: 100_000 }).optional(),
  page_size: queryInteger({ min: 1, max: maxPageSize }).optional(),
  per_page: queryInteger({ min: 1, max: maxPageSize }).optional(),
};

/** The page asked for, with the default size of the list. */
export function readPage(
  query: { page?: number | undefined; page_size?: number | undefined; per_page?: number | undefined },
  defaultSize: number,
): { page: number; size: number; offset: number } {
  const page = query.page ?? 1;
  const size = query.page_size ?? query.per_page ?? defaultSize;
  return { page, size, offset: (page - 1) * size };
}

/** The answer of a paged list (R296). `next` and `previous` are addresses relative to the API, or null. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    items: z.array(item),
  });
