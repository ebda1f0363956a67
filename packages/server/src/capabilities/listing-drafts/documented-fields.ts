import type { DraftFields } from '@heima/domain/listings/listing-input.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { ListingRow } from '#capabilities/listings/public.ts';

type DocumentedName = 'priceType' | 'description' | 'description_language';
/** A change under the names of the fields alone, its price an amount. */
export type FieldChange = Omit<DraftFields, DocumentedName | 'price'> & {
  price?: string | number | null | undefined;
};

export interface WrittenDescription {
  language: Language;
  /** Null empties the text in this language. */
  text: string | null;
}

/**
 * Reads what the documents and answers write in another form than the fields: `priceType`, a price with its currency,
 * and the description, which is a text in one language (E091, E092).
 * @throws 400 at the field when two forms of one thing differ, or a language comes without its text
 */
export function readDocumented(
  row: ListingRow,
  { priceType, price, description, description_language: language, ...fields }: DraftFields,
): { change: FieldChange; description: WrittenDescription | undefined } {
  const change: FieldChange = { ...fields };
  if (typeof price === 'object' && price !== null) {
    agree('currency_id', fields.currency_id, price.currency);
    change.price = price.price;
    change.currency_id = price.currency;
  } else if (price !== undefined) change.price = price;
  if (priceType !== undefined) {
    agree('priceType', fields.price_type, priceType);
    change.price_type = priceType;
  }
  if (fields.amenities?.includes('furnished')) {
    agree('amenities', fields.furniture, 'furnished');
    change.amenities = fields.amenities.filter((one) => one !== 'furnished');
    change.furniture = 'furnished';
  }
  // An answer that is sent back names no language where it has no text.
  if (description === undefined && language) refuseAt('description_language');
  const primary = fields.primary_description ?? row.primary_description;
  return {
    change,
    description: description === undefined ? undefined : { language: language ?? primary, text: description },
  };
}

/** Nothing that is sent is ignored: two values of one field must be the same. */
function agree<V>(field: string, one: V | null | undefined, other: V | null): void {
  if (one !== undefined && one !== other) refuseAt(field);
}

const refuseAt = (field: string): never =>
  refuse('common.invalidInput', { fields: { [field]: ['validation.choice'] } });
