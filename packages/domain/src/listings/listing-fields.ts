import { amenityIds } from '../reference/amenities.ts';
import { contractPaymentOptions } from '../reference/contract-payment-options.ts';
import { insuranceTypeIds } from '../reference/insurance-types.ts';
import { defaultPriceType, priceTypes } from '../reference/price-types.ts';
import type { Language } from '../shared/language.ts';
import { defaultLengths } from './lease-lengths.ts';
import {
  depositKinds,
  durationCodes,
  furnitureCodes,
  listingCategoryCodes,
  listingTypeCodes,
} from './listing-codes.ts';
import { depositMonthsLimit } from './price.ts';
import type { WizardStep } from './wizard-steps.ts';

/** What kind of value a field holds. */
type Kind =
  /** One line of text; with `blank` an empty one empties the field. */
  | { kind: 'line'; max: number; blank?: true }
  /** One of a few codes. */
  | { kind: 'choice'; of: readonly string[] }
  /** A row, or rows, of a reference list, by id. An id that has left the list still stands where it was chosen. */
  | { kind: 'row'; of: readonly string[] }
  | { kind: 'rows'; of: readonly string[]; max: number }
  | { kind: 'number'; of: readonly number[] }
  | { kind: 'whole'; min: number; max: number }
  /** Square metres. */
  | { kind: 'size' }
  /** Minor units of the listing's currency, as typed in an input. */
  | { kind: 'amount' }
  | { kind: 'date' }
  | { kind: 'flag' }
  | { kind: 'language' };

interface FieldMeta {
  /** Where the wizard asks for it. */
  step: WizardStep;
  /** The value of a new draft; null brings it back where the field may not be empty. */
  default: unknown;
  /** Whether the field may be empty also when its default is not. */
  nullable?: true;
}

/**
 * The fields of a listing that hold one value, each declared once. The domain's type, what a change takes, what an
 * answer gives, the columns, a new draft, the forms and the steps of the wizard are derived from this table. What is
 * more than a value (price with its currency, kitchen, utilities, rules, address, texts, pictures) stands beside it.
 */
export const listingFields = {
  title: { kind: 'line', max: 120, default: null, step: '3_description' },
  neighbourhood: { kind: 'line', max: 80, blank: true, default: null, step: '1_map' },
  listing_type: { kind: 'choice', of: listingTypeCodes, default: null, step: '1_type' },
  listing_category: { kind: 'choice', of: listingCategoryCodes, default: null, step: '1_type' },
  lodging_registration_number: { kind: 'line', max: 40, blank: true, default: null, step: '1_type' },
  size: { kind: 'size', default: null, step: '2_size' },
  rooms: { kind: 'whole', min: 0, max: 50, default: null, step: '2_size' },
  bedrooms: { kind: 'whole', min: 0, max: 50, default: null, step: '2_size' },
  bathrooms: { kind: 'whole', min: 0, max: 50, default: null, step: '2_size' },
  furniture: { kind: 'choice', of: furnitureCodes, default: null, step: '2_amenities' },
  amenities: { kind: 'rows', of: amenityIds, max: 60, default: [], step: '2_amenities' },
  primary_description: { kind: 'language', default: 'is', step: '3_description' },
  available_from: { kind: 'date', default: null, step: '4_availability' },
  duration: { kind: 'choice', of: durationCodes, default: 'long-term', step: '4_availability' },
  contract_min_months: {
    kind: 'whole',
    min: 0,
    max: 600,
    default: defaultLengths.least,
    step: '4_availability',
  },
  contract_max_months: {
    kind: 'whole',
    min: 0,
    max: 600,
    default: defaultLengths.most,
    step: '4_availability',
  },
  contract_termination_term: { kind: 'whole', min: 0, max: 60, default: 6, step: '4_availability' }, // R282
  renewable: { kind: 'flag', default: false, step: '4_availability' }, // R283
  price_type: {
    kind: 'number',
    of: priceTypes.map(({ id }) => id),
    default: defaultPriceType,
    step: '5_pricing',
  }, // R285
  security_deposit: { kind: 'choice', of: depositKinds, default: 'months', step: '5_pricing' }, // R288
  insurance_months: {
    kind: 'whole',
    min: 0,
    max: depositMonthsLimit,
    default: 3, // R284
    nullable: true,
    step: '5_pricing',
  },
  insurance_amount: { kind: 'amount', default: null, step: '5_pricing' },
  insurance_types: { kind: 'rows', of: insuranceTypeIds, max: 10, default: [], step: '5_pricing' },
  pre_approval: { kind: 'flag', default: false, step: '6_products' },
  requested_contract_service: { kind: 'flag', default: false, step: '6_products' },
  service: { kind: 'row', of: contractPaymentOptions.map(({ id }) => id), default: null, step: '6_products' },
  service_paid_by_tenant: { kind: 'flag', default: false, step: '6_products' }, // G32
  terms_accepted: { kind: 'flag', default: false, step: '6_summary' }, // R287
} as const satisfies Readonly<Record<string, Kind & FieldMeta>>;

type Fields = typeof listingFields;
export type ListingField = keyof Fields;
export type FieldKind = Kind['kind'];

/** The value that a field of this kind holds. */
type ValueOf<F> = F extends { kind: 'choice'; of: readonly (infer C)[] }
  ? C
  : F extends { kind: 'rows' }
    ? string[]
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'language' }
        ? Language
        : F extends { kind: 'line' | 'row' | 'date' }
          ? string
          : number;

type Empty<F> = F extends { default: null } | { nullable: true } ? null : never;

/** The values of all fields. */
export type FieldValues = { -readonly [F in ListingField]: ValueOf<Fields[F]> | Empty<Fields[F]> };

/** Fields that a form holds as text, as it was typed. */
const typedKinds = ['line', 'size', 'amount'] as const;
export type TypedField = {
  [F in ListingField]: Fields[F]['kind'] extends (typeof typedKinds)[number] ? F : never;
}[ListingField];
export const isTypedField = (field: string): field is TypedField =>
  field in listingFields && (typedKinds as readonly string[]).includes(fieldOf(field as ListingField).kind);

export const listingFieldNames = Object.keys(listingFields) as ListingField[];

/** How a field is declared, for those who treat all fields alike. */
export const fieldOf = (field: ListingField): Kind & FieldMeta => listingFields[field];

/** Whether a field may be empty. */
export const mayBeEmpty = (field: ListingField): boolean => {
  const { default: begins, nullable } = fieldOf(field);
  return begins === null || nullable === true;
};

/** The fields of a new draft (R274–R288). */
export const newFieldValues = (): FieldValues =>
  Object.fromEntries(
    listingFieldNames.map((field) => {
      const { default: begins } = fieldOf(field);
      return [field, Array.isArray(begins) ? [...begins] : begins];
    }),
  ) as FieldValues;
