import { fieldId } from '#features/listing/draft/draft-form.tsx';
import type { DraftField } from '#features/listing/draft/draft-values.ts';

const grouped: Readonly<Record<string, DraftField>> = {
  street_name: 'address.street_name',
  postal_code: 'address.postal_code',
  sex_allowed: 'rules.sex_allowed',
  sex_limitation_reason: 'rules.sex_limitation_reason',
};

/** The id of the control where something missing is filled in. */
export const missingFieldId = (field: string): string => fieldId((grouped[field] ?? field) as DraftField);
