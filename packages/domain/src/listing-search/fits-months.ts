import type { Listing } from '#listings/listing.ts';

type Term = Pick<Listing, 'duration' | 'contract_min_months' | 'contract_max_months'>;

/** Whether a home can be had for so many months. An open-ended lease has a shortest length and no longest. */
export const fitsMonths = (term: Term, months: number): boolean =>
  term.contract_min_months <= months && (term.duration === 'long-term' || months <= term.contract_max_months);
