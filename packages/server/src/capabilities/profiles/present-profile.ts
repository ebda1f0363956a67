import { countryName, spokenLanguageNames } from '@heima/domain/countries/country-answers.ts';
import { ageOn } from '@heima/domain/profiles/age.ts';
import { type CountedProfile, completeness, missingItems } from '@heima/domain/profiles/completeness.ts';
import type {
  OwnProfile,
  Paycheck,
  ProfileView,
  RentalProfile,
} from '@heima/domain/profiles/profile-answer.ts';
import { employmentStatuses } from '@heima/domain/reference/employment-statuses.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { presentPicture } from '#capabilities/people/public.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Texts } from '#platform/texts.ts';
import type { NamedPerson, ProfileRow } from './profile-store.ts';

/** For whom a profile is presented. */
export interface Reader {
  language: Language;
  texts: Texts;
}

type ReaderNow = Reader & { now: Date };

/** The profile as the percentage looks at it. */
const countedProfile = (row: ProfileRow, now: Date): CountedProfile => ({
  bio: row.bio,
  age: ageOf(row, now),
  occupation: row.occupation,
  nationality: row.nationality,
  hasCleanCriminalRecord: row.has_clean_criminal_record,
  emailVerified: row.email_verified,
  phoneVerified: row.phone_verified,
  spokenLanguages: row.spoken_languages,
});

/** What a profile still lacks, and whether its owner proved who they are. */
export const profileGaps = (row: ProfileRow, now: Date) => ({
  missing: missingItems(countedProfile(row, now)),
  isProved: row.identity_verified,
});

const ageOf = ({ birth_date: born }: ProfileRow, now: Date): number | null =>
  born === null ? null : ageOn(born, todayInIceland(now));

/** What a profile says, without the words of a language. */
export const factsOfProfile = (row: ProfileRow, now: Date) => ({
  bio: row.bio,
  age: ageOf(row, now),
  occupation: employmentStatuses.find(({ id }) => id === row.occupation)?.id ?? null,
  nationality: row.nationality,
  spoken_languages: row.spoken_languages,
  has_clean_criminal_record: row.has_clean_criminal_record,
  completeness: completeness(countedProfile(row, now)),
});

type Named = Pick<ReturnType<typeof factsOfProfile>, 'occupation' | 'nationality' | 'spoken_languages'>;

/** What of it has a name in the reader's language. */
export function presentFacts(facts: Named, { language, texts }: Reader) {
  const status = employmentStatuses.find(({ id }) => id === facts.occupation);
  return {
    occupation: status
      ? {
          tag: status.id,
          name: texts.translate(language, labelKey('employmentStatus', status.id)),
          occupation: status.occupation,
        }
      : null,
    nationality: facts.nationality
      ? { id: facts.nationality, name: countryName(facts.nationality, language) }
      : null,
    spoken_languages: spokenLanguageNames(facts.spoken_languages, language),
  };
}

/** What the profile says, for whoever may read it. */
export function presentRentalProfile(row: ProfileRow, reader: ReaderNow): RentalProfile {
  const facts = factsOfProfile(row, reader.now);
  return {
    id: row.user_id,
    user_id: row.user_id,
    ...facts,
    ...presentFacts(facts, reader),
    is_smoking: row.is_smoking,
    profile_image: presentPicture(row),
    pets: row.pets ?? [],
    has_pets: row.pets && row.pets.length > 0,
    language: row.primary_language,
  };
}

/** A person's own profile. */
export const presentOwnProfile = (
  row: ProfileRow,
  paychecks: readonly Paycheck[],
  reader: ReaderNow & { secrets: Secrets },
): OwnProfile => ({
  ...presentRentalProfile(row, reader),
  has_verified_identity: row.identity_verified,
  missing: missingItems(countedProfile(row, reader.now)),
  paychecks: [...paychecks],
  version: profileVersion(row, reader.secrets).tag,
});

/** The version of what a person writes in the rental profile. */
export const profileVersion = (row: ProfileRow, secrets: Secrets): Version =>
  versionOf(secrets, `profile ${row.user_id}`, {
    bio: row.bio,
    occupation: row.occupation,
    nationality: row.nationality,
    spoken_languages: row.spoken_languages,
    has_clean_criminal_record: row.has_clean_criminal_record,
    is_smoking: row.is_smoking,
    pets: row.pets,
  });

/** What is proved of a person, without what it was proved with. */
export const verifiedMarks = (row: ProfileRow) => ({
  has_verified_email_address: row.email_verified,
  has_verified_phone_number: row.phone_verified,
  has_verified_identity: row.identity_verified,
});

/** A profile as a landlord sees it. */
export const presentProfileView = (
  row: ProfileRow,
  more: { corenters: readonly NamedPerson[]; paychecks: readonly Paycheck[] | null },
  reader: ReaderNow,
): ProfileView => ({
  ...presentRentalProfile(row, reader),
  ...verifiedMarks(row),
  full_name: row.full_name,
  corenters: more.corenters.map(presentPerson),
  paychecks: more.paychecks && [...more.paychecks],
});

/** A person by name and picture. */
export const presentPerson = (person: NamedPerson) => ({
  full_name: person.full_name,
  profile_image: presentPicture(person),
});
