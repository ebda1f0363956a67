import { z } from 'zod';
import { point } from '#places/point-input.ts';
import { languageCodes } from '#shared/language.ts';
import { currencyCodes } from '#shared/money.ts';
import { amenityGroups } from './amenities.ts';
import { contractServices, feePeriods } from './contract-payment-options.ts';
import { houseUtilityIds, providerRoles } from './house-utilities.ts';
import { indexModelIds, valueStatuses } from './index-models.ts';
import { insuranceTypeIds } from './insurance-types.ts';
import { listingTypeIds } from './listing-types.ts';
import { occupations } from './occupations.ts';
import { cityRegions, officialRegions, postalCodeKinds, regionKinds } from './region-kinds.ts';
import { securityKinds } from './security-kinds.ts';

/** A row of a list: its id, the tag that code may rely on, and its name in the language of the request. */
export const namedRow = z.object({ id: z.string(), tag: z.string(), name: z.string() });

/** A row whose id is one of the documents' numbers. */
export const numberedRow = z.object({ id: z.int(), tag: z.string(), name: z.string() });

export const amenityAnswer = namedRow.extend({
  group: z.enum(amenityGroups),
  group_name: z.string(),
  icon: z.string(),
});
export const listingCategoryAnswer = namedRow.extend({
  icon: z.string(),
  listing_types: z.array(z.enum(listingTypeIds)),
});
export const petTypeAnswer = namedRow.extend({ icon: z.string() });
export const houseUtilityAnswer = namedRow.extend({ icon: z.string(), has_meter: z.boolean() });
export const employmentStatusAnswer = namedRow.extend({ occupation: z.enum(occupations) });
export const priceTypeAnswer = numberedRow.extend({ short_name: z.string() });
export const dueDateRuleAnswer = namedRow.extend({ day: z.int().nullable(), is_last_day: z.boolean() });
export const issueBillRuleAnswer = namedRow.extend({ days_before_due_date: z.int() });

export const utilityProviderAnswer = z.object({
  id: z.string(),
  utility: z.enum(houseUtilityIds),
  role: z.enum(providerRoles),
  regions: z.array(z.enum(cityRegions)),
  name: z.string(),
});

export const insuranceTypeAnswer = z.object({
  id: z.enum(insuranceTypeIds),
  code: z.enum(insuranceTypeIds),
  name: z.string(),
  description: z.string(),
  /** Kind and limit by the Rent Act, article 40. */
  security_kind: z.enum(securityKinds.map((kind) => kind.id)),
  security_kind_name: z.string(),
  maximum_months: z.number().nullable(),
});

export const contractPaymentOptionAnswer = namedRow.extend({
  description: z.string(),
  services: z.array(
    z.object({
      tag: z.enum(contractServices),
      name: z.string(),
      /** Whole krónur, VAT included; 0 is without charge. */
      fee: z.int().min(0),
      per: z.enum(feePeriods),
    }),
  ),
});

export const currencyAnswer = z.object({
  id: z.int(),
  quote: z.enum(currencyCodes),
  symbol: z.string(),
  title: z.string(),
  decimals: z.int(),
  name: z.string(),
});

export const countryAnswer = z.object({ id: z.string(), name: z.string() });

/** `country` is the country's name, `code` its calling code with the plus sign. */
export const countryCodeAnswer = z.object({
  id: z.string(),
  country: z.string(),
  code: z.string(),
  iso: z.string(),
});

/** A language: `name` in itself (R576), `translated_name` in the language of the request. */
export const languageAnswer = z.object({
  /** ISO 639-1, as profiles and descriptions keep it. */
  id: z.string(),
  /** The same, but `ua` for Ukrainian, as the interface keeps it (C22). */
  code: z.string(),
  iso: z.string(),
  name: z.string(),
  native_name: z.string(),
  translated_name: z.string(),
  /** File of the interface's texts; null for languages that the interface does not speak. */
  file: z.string().nullable(),
  is_interface: z.boolean(),
  is_for_descriptions: z.boolean(),
});

export const indexModelAnswer = z.object({
  id: z.enum(indexModelIds),
  code: z.enum(indexModelIds),
  name: z.string(),
  publisher: z.string(),
  /** Month in which the index was 100, YYYY-MM. */
  base: z.string().nullable(),
  /** Months from measurement to the month it governs; null where the lease says. */
  governing_delay_months: z.int().nullable(),
  is_accepted_by_register: z.boolean(),
  /** Latest value that may be shown as official. */
  latest: z.object({ month: z.string(), value: z.number(), status: z.enum(valueStatuses) }).nullable(),
});

const corner = point.nullable();

export const regionAnswer = z.object({
  id: z.string(),
  kind: z.enum(regionKinds),
  parent_id: z.string().nullable(),
  name: z.string(),
  name_dative: z.string().nullable(),
  postal_codes: z.array(z.string()),
  location: corner,
  boundaries_south_west: corner,
  boundaries_north_east: corner,
  is_recommended: z.boolean(),
});

export const cityAnswer = z.object({
  id: z.string(),
  name: z.string(),
  name_dative: z.string(),
  region_id: z.enum(cityRegions),
  postal_codes: z.array(z.string()),
  location: corner,
});

export const postalCodeAnswer = z.object({
  id: z.string(),
  code: z.string(),
  /** What `postal_code_slug` takes (C49). */
  slug: z.string(),
  kind: z.enum(postalCodeKinds),
  /** Whether a home can have it. */
  is_searchable: z.boolean(),
  /** Code and place: 101 Reykjavík. */
  name: z.string(),
  place: z.string(),
  place_dative: z.string(),
  label: z.string().nullable(),
  city_id: z.string(),
  region_id: z.enum(cityRegions),
  official_region: z.enum(officialRegions),
  municipality_code: z.string(),
  municipality: z.string(),
  location: corner,
});

export const cityRegionAnswer = z.object({
  id: z.enum(cityRegions),
  name: z.string(),
  is_recommended: z.boolean(),
  postal_codes: z.array(
    postalCodeAnswer.extend({ regions: z.array(z.object({ id: z.string(), name: z.string() })) }),
  ),
});

/** A text of the interface with what it stands for. */
export const translationAnswer = z.object({
  /** Language and tag, joined by a colon: `is:common.refusals.notFound`. */
  id: z.string(),
  tag: z.string(),
  lang: z.enum(languageCodes),
  text: z.string(),
  /** Text as delivered; the same as `text` until staff change it. */
  original: z.string(),
  /** Text in the language translated from. */
  source: z.string(),
  is_changed: z.boolean(),
  updated_at: z.string().nullable(),
});
