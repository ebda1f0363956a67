import type {
  HouseUtility,
  ListingCategory,
  ListingType,
  Pet,
} from '@heima/domain/listings/listing-codes.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import type { Amenity } from '@heima/domain/reference/amenities.ts';
import type { PictureKind } from '#demo/pictures/picture.ts';

/** The interface languages, by the names that addresses and accounts use. */
export type DemoLanguage = 'is' | 'en' | 'ua';

/** A text in Icelandic and English always, in Ukrainian where the landlord has had it translated. */
export interface DemoText {
  readonly is: string;
  readonly en: string;
  readonly ua?: string;
}

export type DemoFurniture = 'furnished' | 'unfurnished' | 'negotiable';

/** Either part of the rent or paid by the tenant; the amount is unknown where a meter decides. */
export interface DemoUtility {
  readonly utility: HouseUtility;
  readonly included: boolean;
  readonly paidByTenant: boolean;
  readonly monthlyAmount: number | null;
}

export type DemoDeposit =
  | { readonly kind: 'none' }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'custom'; readonly amount: number };

export interface DemoRules {
  /** 0 means no limit. */
  readonly maxPeople: number;
  readonly smoking: boolean;
  readonly allowedPets: readonly Pet[];
  readonly sexAllowed: 'any' | 'men' | 'women';
  /** Only with a room in a shared home, and then always. */
  readonly sexLimitationReason: DemoText | null;
}

/** Dates are plain dates, YYYY-MM-DD. */
export interface DemoTerms {
  /** Null means free now. */
  readonly availableFrom: string | null;
  readonly durationKind: 'long-term' | 'fixed-term';
  readonly contractMinMonths: number;
  readonly contractMaxMonths: number;
  readonly terminationTermMonths: number;
  readonly renewable: boolean;
}

export interface DemoAddress {
  readonly streetName: string;
  /** As people write their address: "Kambavaði 1". */
  readonly streetNameDative: string;
  /** The form after "við". */
  readonly streetNameAccusative: string;
  readonly streetNumber: string;
  /** The number on the door, floor and flat; null where the house is one home. */
  readonly apartmentNumber: string | null;
  readonly postalCode: string;
  readonly place: string;
  readonly neighbourhood: string;
  readonly lat: number;
  readonly lng: number;
}

export interface DemoPicture {
  readonly kind: PictureKind;
  readonly seed: string;
  readonly caption: Required<DemoText>;
}

/** One advertisement as its landlord would have filled it in. */
export interface DemoListing {
  /** Stable for a seed, to derive ids from. */
  readonly key: string;
  readonly ownerKey: string;
  readonly type: ListingType;
  readonly category: ListingCategory;
  readonly regionSlug: string;
  readonly address: DemoAddress;
  /** Seven digits, the first a 2. */
  readonly propertyNumber: string;
  readonly size: number;
  readonly rooms: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly kitchen: 'private' | 'shared' | 'none';
  readonly furniture: DemoFurniture;
  readonly amenities: readonly Amenity[];
  readonly rules: DemoRules;
  readonly terms: DemoTerms;
  /** Whole krónur a month. */
  readonly price: number;
  readonly deposit: DemoDeposit;
  readonly utilities: readonly DemoUtility[];
  /** Short lets may be advertised only with one. */
  readonly lodgingRegistrationNumber: string | null;
  readonly preApproval: boolean;
  readonly primaryLanguage: DemoLanguage;
  readonly title: DemoText;
  readonly description: DemoText;
  readonly pictures: readonly DemoPicture[];
  /** An instant in UTC. */
  readonly publishedAt: string;
}

/** A listing begun and not published; what the wizard has not asked for yet is missing. */
export interface DemoDraft {
  readonly key: string;
  /** Null when a visitor began it without an account. */
  readonly ownerKey: string | null;
  /** The tab of the wizard where it was left. */
  readonly step: WizardStep;
  readonly updatedAt: string;
  readonly fields: Partial<Omit<DemoListing, 'key' | 'ownerKey' | 'publishedAt'>>;
}
