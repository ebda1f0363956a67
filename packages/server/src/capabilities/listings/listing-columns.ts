import {
  type FieldValues,
  type ListingField,
  listingFieldNames,
} from '@heima/domain/listings/listing-fields.ts';
import type { ListingRow } from './listing-row.ts';
import type { ListingTable } from './tables.ts';

/** Columns that are not called as their field is. */
const renamed: Partial<Record<ListingField, keyof ListingTable>> = { security_deposit: 'deposit_kind' };

/** Fields that are stored otherwise than they are given: the acceptance of terms as its time. */
const otherwise: ReadonlySet<ListingField> = new Set(['terms_accepted']);

/** Fields that stand in a column of their own as they are. */
export const columnFields = listingFieldNames.filter((field) => !otherwise.has(field));

/** The column of such a field. */
export const columnOf = (field: ListingField): keyof ListingTable =>
  renamed[field] ?? (field as keyof ListingTable);

/** The fields of a listing from its row. */
export const fieldsOf = (row: ListingRow): FieldValues => ({
  ...(Object.fromEntries(columnFields.map((field) => [field, row[columnOf(field)]])) as Omit<
    FieldValues,
    'terms_accepted'
  >),
  terms_accepted: row.terms_accepted_at !== null,
});
