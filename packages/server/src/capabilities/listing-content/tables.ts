import type { Language } from '@heima/domain/shared/language.ts';
import type { Generated } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    listing_description: ListingDescriptionTable;
    listing_image: ListingImageTable;
  }
}

export interface ListingDescriptionTable {
  id: string;
  listing_id: string;
  language: Language;
  text: string;
  machine_translated: Generated<boolean>;
  updated_at: Instant;
}

export interface ListingImageTable {
  id: string;
  listing_id: string;
  position: number;
  caption: string | null;
  /** Name without width and ending. */
  file: string;
  width: number;
  height: number;
  widths: number[];
  has_avif: Generated<boolean>;
  blur: string;
  created_at: Instant;
}
