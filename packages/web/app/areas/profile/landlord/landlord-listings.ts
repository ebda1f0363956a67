/** Listings on one page. */
export const pageSize = 12;

/** What is asked for to show one page of a person's listings. */
export const listingsOf = (id: string, page: number) => ({
  params: { id },
  // One's own page shows what others see of it.
  query: { state: 'PUBLISHED' as const, page, page_size: pageSize },
});
