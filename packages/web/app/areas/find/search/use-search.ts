import { unreadNumbers } from '@heima/domain/listing-search/read-search.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { freshSearch, type Panel, pagePath, readPageSearch, readPanel } from './search-address.ts';

/** What a history entry remembers beside its address. */
interface EntryState {
  /** The first of the pages that stand under each other, and the document in which they were loaded. */
  first?: number;
  document?: number;
  /** The panel was opened from the entry before, so that closing goes back to it. */
  opened?: boolean;
}

/** The search as the address holds it, and every way to change it. Nothing of it is kept elsewhere (S13). */
export interface SearchView {
  search: SearchAddress;
  /** What stands in the address as a number and is none. */
  unread: readonly string[];
  panel: Panel | undefined;
  firstPage: number;
  lastPage: number;
  /** Shows another search, from its first page (R299). */
  change(next: SearchAddress): void;
  /** Adds the next page to those that stand (R298). */
  showNextPage(): void;
  openPanel(panel: Panel): void;
  /** Closes the panel; the search is what it was before (S11). */
  closePanel(): void;
}

/** Entries of an earlier load of the page do not count: after a reload only the page in the address is there. */
const thisDocument = (): number => (typeof performance === 'undefined' ? 0 : performance.timeOrigin);

/** Whether two addresses ask for the same, however their letters are written. */
const isSameSearch = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

export function useSearch(): SearchView {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = useLocation();
  const state = place.state as EntryState | null;
  const isMoving = useNavigation().state !== 'idle';
  const search = useMemo(() => readPageSearch(params), [params]);
  const panel = readPanel(params);
  const lastPage = search.page ?? 1;
  const isOurs = state?.document === thisDocument();
  const firstPage = isOurs ? Math.min(state?.first ?? lastPage, lastPage) : lastPage;
  const entry: EntryState = { first: firstPage, document: thisDocument() };

  return {
    search,
    unread: unreadNumbers(params),
    panel,
    firstPage,
    lastPage,
    change: (next) => {
      navigate(pagePath(freshSearch(next)), { replace: panel !== undefined });
    },
    showNextPage: () => {
      // On the way to another search the end of this list may be seen once more: that entry is not written over.
      if (isMoving || !isSameSearch(window.location.search, place.search)) return;
      navigate(pagePath({ ...search, page: lastPage + 1 }, panel), {
        replace: true,
        preventScrollReset: true,
        state: { ...entry, opened: isOurs && state?.opened },
      });
    },
    openPanel: (next) => {
      navigate(pagePath(search, next), {
        replace: panel !== undefined,
        preventScrollReset: true,
        state: { ...entry, opened: panel === undefined || (isOurs && state?.opened) },
      });
    },
    closePanel: () => {
      if (isOurs && state?.opened) navigate(-1);
      else navigate(pagePath(search), { replace: true, preventScrollReset: true, state: entry });
    },
  };
}
