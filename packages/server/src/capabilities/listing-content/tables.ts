import type { Language } from '@heima/domain/shared/language.ts';
import type { Generated, Selectable } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    listing_description: ListingDescriptionTable;
    listing_image: ListingImageTable;
    listing_translation_use: { listing_id: string; day: string; translations: number };
  }
  interface Views {
    /** Pictures of listings as they are shown. */
    listing_picture: Omit<Selectable<ListingImageTable>, 'created_at' | 'turned'>;
    /** Descriptions of listings as they are shown. */
    listing_text: Selectable<ListingDescriptionTable>;
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
  /** Quarters to the right by which it was turned by hand. */
  turned: Generated<number>;
  /** The file that turns are made from; null while it was never turned. */
  base_file: string | null;
  created_at: Instant;
}
