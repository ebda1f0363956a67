import { z } from 'zod';
import { queryInteger } from './query-values.ts';
import { refuse } from './refusal.ts';

/** Page sizes above this are refused (rulings, Wire). */
export const maxPageSize = 100;

/** `page` from 1; `page_size` and `per_page` mean the same (C17). Spread into a query schema. */
export const pageQuery = {
  page: queryInteger({ min: 1, max: 100_000 }).optional(),
  page_size: queryInteger({ min: 1, max: maxPageSize }).optional(),
  per_page: queryInteger({ min: 1, max: maxPageSize }).optional(),
};

export interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
  per_page?: number | undefined;
}

/**
 * The page asked for, with the default size of the list.
 * @throws Refusal at `per_page` when both names of the size are given and differ: one of them would not count
 */
export function readPage(
  query: PageQuery,
  defaultSize: number,
): { page: number; size: number; offset: number } {
  if (query.page_size !== undefined && query.per_page !== undefined && query.page_size !== query.per_page)
    refuse('common.invalidInput', { fields: { per_page: ['validation.twoPageSizes'] } });
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
