import { z } from 'zod';
import { profileImageAnswer } from '../people/profile-image.ts';
import { employmentStatusIds } from '../reference/employment-statuses.ts';
import { occupations } from '../reference/occupations.ts';
import { petTypeIds } from '../reference/pet-types.ts';
import { languageCodes } from '../shared/language.ts';
import { completenessItems } from './completeness.ts';

/** A document that its owner has put in; `url` works for some minutes and for the one who asked only. */
export const paycheckAnswer = z.object({
  id: z.string(),
  description: z.string(),
  file: z.object({
    url: z.string(),
    expires_at: z.iso.datetime(),
    name: z.string(),
    type: z.enum(['application/pdf', 'image/jpeg']),
    /** Bytes. */
    size: z.int(),
  }),
  created_at: z.iso.datetime(),
  /** What a change names by If-Match. */
  version: z.string(),
});
export type Paycheck = z.output<typeof paycheckAnswer>;

/** What a rental profile says, for whoever may read it. */
export const rentalProfileAnswer = z.object({
  id: z.string(),
  user_id: z.string(),
  bio: z.string().nullable(),
  /** Whole years, from the birth date; the date itself is nobody else's business (C33). */
  age: z.int().nullable(),
  occupation: z
    .object({ tag: z.enum(employmentStatusIds), name: z.string(), occupation: z.enum(occupations) })
    .nullable(),
  nationality: z.object({ id: z.string(), name: z.string() }).nullable(),
  spoken_languages: z.array(z.object({ id: z.string(), native_name: z.string(), name: z.string() })),
  has_clean_criminal_record: z.boolean().nullable(),
  is_smoking: z.boolean().nullable(),
  profile_image: profileImageAnswer.nullable(),
  pets: z.array(z.enum(petTypeIds)),
  /** Null when the person has not said; false says that there are none. */
  has_pets: z.boolean().nullable(),
  /** The language the person reads e-mails in. */
  language: z.enum(languageCodes),
  /** Whole percent, rounded down (R142). */
  completeness: z.int().min(0).max(100),
});

export type RentalProfile = z.output<typeof rentalProfileAnswer>;

/** A person's own rental profile. */
export const ownProfileAnswer = rentalProfileAnswer.extend({
  /** Name and birth date then come from the national registry and are not changed by hand. */
  has_verified_identity: z.boolean(),
  missing: z.array(z.enum(completenessItems)),
  /** What a change names by If-Match. */
  version: z.string(),
  paychecks: z.array(paycheckAnswer),
});
export type OwnProfile = z.output<typeof ownProfileAnswer>;

/** A rental profile as a landlord sees it: no contact data, no birth date. */
export const profileViewAnswer = rentalProfileAnswer.extend({
  full_name: z.string(),
  has_verified_email_address: z.boolean(),
  has_verified_phone_number: z.boolean(),
  has_verified_identity: z.boolean(),
  /** Who would live there too and has agreed to be named. */
  corenters: z.array(z.object({ full_name: z.string(), profile_image: profileImageAnswer.nullable() })),
  /** Null when they are not shared with the one who asks. */
  paychecks: z.array(paycheckAnswer).nullable(),
});
export type ProfileView = z.output<typeof profileViewAnswer>;
