import { z } from 'zod';
import { isCountry } from '#countries/countries.ts';
import { readSpokenLanguage } from '#countries/spoken-languages.ts';
import { maxBioLength } from '../people/bio.ts';
import { employmentStatusIds } from '../reference/employment-statuses.ts';
import { petTypeIds } from '../reference/pet-types.ts';
import { maxLinkName, maxPaycheckDescription, maxSpokenLanguages } from './profile-limits.ts';

const once = <T>(list: T[]): T[] => [...new Set(list)];

const normalizeLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Pets of a profile (R145); a kind named twice counts once. */
export const petsInput = z
  .array(z.enum(petTypeIds, { error: 'validation.choice' }))
  .max(50)
  .transform(once);

/** A spoken language by its id; the product's `ua` is Ukrainian as well (C22). */
const spokenLanguage = z
  .string({ error: 'validation.choice' })
  .max(10, { error: 'validation.choice' })
  .transform((id, context) => {
    const found = readSpokenLanguage(id);
    if (found) return found.id;
    context.addIssue({ code: 'custom', message: 'validation.choice' });
    return z.NEVER;
  });

/** What is sent changes, null empties, and what is not sent stays as it is (C46). */
export const profileInput = z.strictObject({
  bio: z.string().trim().max(maxBioLength).nullish(),
  nationality_id: z
    .string({ error: 'validation.choice' })
    .max(10, { error: 'validation.choice' })
    .refine(isCountry, { error: 'validation.choice' })
    .nullish(),
  spoken_language_ids: z.array(spokenLanguage).max(maxSpokenLanguages).transform(once).optional(),
  is_smoking: z.boolean({ error: 'validation.flag' }).nullish(),
  has_clean_criminal_record: z.boolean({ error: 'validation.flag' }).nullish(),
  /** One of the employment statuses (R147). */
  occupation_tag: z.enum(employmentStatusIds, { error: 'validation.choice' }).nullish(),
  /** An empty list says that there are none. */
  pets: petsInput.nullish(),
});
export type ProfileInput = z.output<typeof profileInput>;

/** What a paycheck is: "Janúar 2026". An empty text is none. */
export const paycheckDescription = z
  .string()
  .max(1000)
  .transform(normalizeLine)
  .pipe(z.string().max(maxPaycheckDescription));

/** Whom a share link is for, in the words of its owner. */
export const linkName = z.string().max(1000).transform(normalizeLine).pipe(z.string().max(maxLinkName));
