/** What the percentage counts (R142), in the order that people are asked for it. */
export const completenessItems = [
  'bio',
  'age',
  'occupation',
  'nationality',
  'clean_criminal_record',
  'verified_email',
  'verified_phone',
  'spoken_language',
] as const;
export type CompletenessItem = (typeof completenessItems)[number];

/** A rental profile with what the account adds to it, as the percentage looks at it. */
export interface CountedProfile {
  bio: string | null;
  age: number | null;
  occupation: string | null;
  nationality: string | null;
  hasCleanCriminalRecord: boolean | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  spokenLanguages: readonly string[];
}

const isThere: Readonly<Record<CompletenessItem, (profile: CountedProfile) => boolean>> = {
  bio: ({ bio }) => bio !== null && bio.trim() !== '',
  age: ({ age }) => age !== null,
  occupation: ({ occupation }) => occupation !== null,
  nationality: ({ nationality }) => nationality !== null,
  // R143: the answer counts, whichever it is.
  clean_criminal_record: ({ hasCleanCriminalRecord }) => hasCleanCriminalRecord !== null,
  verified_email: ({ emailVerified }) => emailVerified,
  verified_phone: ({ phoneVerified }) => phoneVerified,
  spoken_language: ({ spokenLanguages }) => spokenLanguages.length > 0,
};

/** What a profile still lacks. */
export const missingItems = (profile: CountedProfile): CompletenessItem[] =>
  completenessItems.filter((item) => !isThere[item](profile));

/** How much of a profile is there, in whole percent rounded down (R142). */
export const completeness = (profile: CountedProfile): number =>
  Math.floor(((completenessItems.length - missingItems(profile).length) / completenessItems.length) * 100);
