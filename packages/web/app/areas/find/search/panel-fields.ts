import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import type { Draft } from './use-draft.ts';

/** What the fields of a panel need: the search they start from, and what the changed search would find. */
export interface PanelFieldsProps {
  search: SearchAddress;
  draft: Draft;
  places: readonly SearchedPlace[];
}
