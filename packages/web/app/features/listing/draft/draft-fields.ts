import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import {
  fieldOf,
  isTypedField,
  type ListingField,
  listingFields,
} from '@heima/domain/listings/listing-fields.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import type { UtilityValue } from './draft-values.ts';

/** Which call saves a field. In this order they are sent, because the first one makes the draft. */
export const fieldGroups = [
  'listing',
  'rules',
  'address',
  'location',
  'description',
  'caption',
  'step',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

const groupOf = (field: string): FieldGroup => {
  const [start] = field.split('.');
  return fieldGroups.find((group) => group === start) ?? 'listing';
};

/**
 * The group of each of some fields. A pin goes along with the address it was set for: by itself a new address takes
 * the old pin away.
 */
export const groupsOf = (fields: readonly string[]): ((field: string) => FieldGroup) => {
  const hasAddress = fields.some((field) => groupOf(field) === 'address');
  return (field) => (hasAddress && field === 'location' ? 'address' : groupOf(field));
};

const stepOfGroup = {
  // What is not one value: the price, its currency and the utilities.
  listing: '5_pricing',
  rules: '4_rules',
  address: '1_map',
  location: '1_map',
  description: '3_description',
  caption: '3_photos',
  step: '6_summary',
} as const satisfies Record<FieldGroup, WizardStep>;

/** Where the wizard asks for a field of the form. */
export const stepOfField = (field: string): WizardStep => {
  if (field === 'kitchen') return '2_size';
  return field in listingFields ? fieldOf(field as ListingField).step : stepOfGroup[groupOf(field)];
};

/** Text fields are emptied by sending nothing. */
const isEmptied = (field: string): boolean => field === 'price' || isTypedField(field);

/** The body of a change from the fields of the listing itself. */
export function listingBody(fields: Record<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const utilities: object[] = [];
  for (const [field, value] of Object.entries(fields)) {
    const utility = houseUtilityCodes.find((code) => field === `utility.${code}`);
    if (utility) utilities.push(utilityBody(utility, value as UtilityValue));
    else body[field] = isEmptied(field) && isBlank(value) ? null : value;
  }
  return utilities.length > 0 ? { ...body, utilities } : body;
}

const utilityBody = (utility_id: string, value: UtilityValue): object => ({
  utility_id,
  ...value,
  monthly_amount: isBlank(value.monthly_amount) ? null : value.monthly_amount,
});

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The fields of a group without what says the group: `rules.smoking` becomes `smoking`. */
export const withoutGroup = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field.slice(field.indexOf('.') + 1), value]),
  );

/**
 * The field of the form that a field of the answer belongs to: `utilities.0.monthly_amount` of a change of the house
 * fund is `utility.house_fund`, `postal_code_slug` of an address is `address.postal_code`.
 */
export function formField(group: FieldGroup, told: string, sent: readonly string[]): string | undefined {
  const [first = '', at] = told.split('.');
  if (group === 'listing') {
    if (first === 'utilities') {
      const utilities = sent.filter((field) => field.startsWith('utility.'));
      return utilities[Number(at ?? 0)] ?? utilities[0];
    }
    return sent.includes(first) ? first : undefined;
  }
  if (group === 'description' || group === 'caption') return sent[0];
  if (first === 'location' && sent.includes(first)) return first;
  if (group === 'location' || group === 'step') return group;
  const field = `${group}.${first === 'postal_code_slug' ? 'postal_code' : first}`;
  return sent.includes(field) ? field : undefined;
}
