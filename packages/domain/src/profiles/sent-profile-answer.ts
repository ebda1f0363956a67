import { z } from 'zod';
import { employmentStatusIds } from '../reference/employment-statuses.ts';
import { profileViewAnswer } from './profile-answer.ts';

const kept = profileViewAnswer.pick({
  full_name: true,
  bio: true,
  age: true,
  has_clean_criminal_record: true,
  completeness: true,
  has_verified_email_address: true,
  has_verified_phone_number: true,
  has_verified_identity: true,
});

/** A rental profile as it was when its owner sent it along, kept without the words of a language. */
export const sentProfileFacts = kept.extend({
  occupation: z.enum(employmentStatusIds).nullable(),
  nationality: z.string().nullable(),
  spoken_languages: z.array(z.string()),
  /** Names of those who would live there too. */
  corenters: z.array(z.string()),
});
export type SentProfileFacts = z.output<typeof sentProfileFacts>;

/** The same as its reader sees it. */
export const sentProfile = profileViewAnswer
  .pick({ occupation: true, nationality: true, spoken_languages: true })
  .extend({ ...kept.shape, corenters: z.array(z.string()) });
export type SentProfile = z.output<typeof sentProfile>;
