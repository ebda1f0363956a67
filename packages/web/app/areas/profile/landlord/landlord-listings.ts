/** Listings on one page. */
export const pageSize = 12;

/** The page that the address asks for; anything else is the first. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** What is asked for to show one page of a person's listings. */
export const listingsOf = (id: string, page: number) => ({
  params: { id },
  // One's own page shows what others see of it.
  query: { state: 'PUBLISHED' as const, page, page_size: pageSize },
});
