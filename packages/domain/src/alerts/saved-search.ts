import { searchToQuery } from '#listing-search/read-search.ts';
import { filterFields, type SearchAddress } from '#listing-search/search-fields.ts';

/** How often e-mails about a saved search come; `off` keeps the search and sends nothing. */
export const alertFrequencies = ['at_once', 'daily', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Saved searches of one person. */
export const maxSavedSearches = 30;
export const maxSearchNameLength = 80;

/** A deleted search can be taken back for so long, and is then gone for good. */
export const restoreHours = 24;

/** The homes of one e-mail are no filter to be saved. */
type FilterField = Exclude<(typeof filterFields)[keyof typeof filterFields][number], 'alert'>;

/** Which homes a search finds, without what only belongs to looking at them: order, page, map. */
export type SavedFilter = Pick<SearchAddress, FilterField>;

export const savedFilterFields = Object.values(filterFields)
  .flat()
  .filter((field): field is FilterField => field !== 'alert');

/**
 * The part of a search that is saved, always written the same way: two searches that find the same homes by the same
 * filters are equal.
 */
export function savedFilterOf(search: SearchAddress): SavedFilter {
  const query = searchToQuery(search);
  const found: Partial<Record<FilterField, unknown>> = {};
  for (const field of savedFilterFields) {
    const value = query[field];
    // The search takes a lowest value of 0 as none.
    if (value === undefined || (field.startsWith('min_') && value === 0)) continue;
    found[field] = Array.isArray(value) ? [...new Set<string>(value)].sort() : value;
  }
  return found as SavedFilter;
}

/** The same text for the same filter; words find the same homes in any order and in capitals. */
export function filterKey(filter: SearchAddress): string {
  const { words, ...saved } = savedFilterOf(filter);
  return JSON.stringify({ ...saved, words: words?.toLowerCase().split(' ').sort().join(' ') });
}

/**
 * A name made of the filter's words, cut between two of them where it would be too long. Its spaces are plain ones, as
 * in every name that is kept.
 */
export function nameOfFilter(described: readonly string[]): string {
  const words = described.map((word) => word.replace(/\s/g, ' '));
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}, ${word}` : word;
    if (longer.length > maxSearchNameLength) break;
    name = longer;
  }
  return name || (words[0] ?? '').slice(0, maxSearchNameLength);
}
