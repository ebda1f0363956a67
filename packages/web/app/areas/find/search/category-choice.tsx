import { listingCategoryCodes } from '@heima/domain/listings/listing-codes.ts';
import { ChoiceChips } from './choice-chips.tsx';
import type { PanelFieldsProps } from './panel-fields.ts';

/** What is let; one of the chosen kinds is enough. */
export const CategoryChoice = ({ search, draft }: PanelFieldsProps) => (
  <ChoiceChips
    field="listing_category"
    codes={listingCategoryCodes}
    texts="reference.labels.listingCategory"
    chosen={search.listing_category}
    counts={draft.answer?.facets?.listing_category}
  />
);
