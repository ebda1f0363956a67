import { updateUser } from '@heima/domain/accounts/endpoints.form.ts';
import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { changeProfile } from '@heima/domain/profiles/endpoints.form.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { useRef, useState } from 'react';
import { ownProfileQuery } from '#areas/profile/profile-queries.ts';
import { hold } from '#platform/api/held.ts';
import { checkBody } from '#platform/forms/check-body.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';

/** Said yes, said no, or not said. */
export type Answer = 'yes' | 'no' | '';

const answerOf = (value: boolean | null): Answer => (value === null ? '' : value ? 'yes' : 'no');
const flagOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'yes');

const personArgs = (id: string, { full_name, birth_date }: { full_name: string; birth_date: string }) => ({
  params: { id },
  // A date that is not whole is dropped, never sent empty.
  body: { full_name, ...(birth_date === '' ? {} : { birth_date }) },
});

interface ProfileValues {
  bio: string;
  occupation_tag: string;
  nationality_id: string;
  spoken_language_ids: string[];
  is_smoking: Answer;
  has_clean_criminal_record: Answer;
  /** Nothing is not said, an empty list is none. */
  pets: OwnProfile['pets'] | null;
}

const personValues = ({ full_name, birth_date }: CurrentUser) => ({
  full_name,
  birth_date: birth_date ?? '',
});

const profileValues = (profile: OwnProfile): ProfileValues => ({
  bio: profile.bio ?? '',
  occupation_tag: profile.occupation?.tag ?? '',
  nationality_id: profile.nationality?.id ?? '',
  spoken_language_ids: profile.spoken_languages.map(({ id }) => id),
  is_smoking: answerOf(profile.is_smoking),
  has_clean_criminal_record: answerOf(profile.has_clean_criminal_record),
  pets: profile.has_pets === null ? null : profile.pets,
});

const profileArgs = (id: string, values: ProfileValues) => ({
  params: { id },
  body: {
    bio: values.bio,
    occupation_tag: (values.occupation_tag || null) as NonNullable<OwnProfile['occupation']>['tag'] | null,
    nationality_id: values.nationality_id || null,
    spoken_language_ids: values.spoken_language_ids,
    is_smoking: flagOf(values.is_smoking),
    has_clean_criminal_record: flagOf(values.has_clean_criminal_record),
    pets: values.pets,
  },
});

/**
 * The edit page's two bodies as one form: name and birth date belong to the account, the rest to the rental profile.
 * Only what was changed is sent. A failed saving says so in a toast (R136), besides what stands at the fields.
 */
export function useProfileForm(account: CurrentUser, profile: OwnProfile) {
  const { t } = useTexts();
  const done = useRef({ person: false, profile: false });
  const nameChanged = useRef(false);
  /** A birth date that makes none is not dropped in silence: it keeps the form from being saved. */
  const [unfinished, setUnfinished] = useState(false);

  const person = useEndpointForm(updateUser, {
    initial: personValues(account),
    versioned: { version: account.version, valuesOf: personValues },
    toArgs: (values) => personArgs(account.id, values),
    alsoWrong: () =>
      unfinished ? [{ field: 'birth_date', key: 'auth.birthDate.unfinished' as const, params: {} }] : [],
    onDone: (changed) => {
      done.current.person = true;
      nameChanged.current ||= changed.full_name !== account.full_name;
    },
  });
  const rental = useEndpointForm(changeProfile, {
    initial: profileValues(profile),
    versioned: { version: profile.version, valuesOf: profileValues },
    toArgs: (values) => profileArgs(account.id, values),
    onDone: (changed) => {
      done.current.profile = true;
      hold(ownProfileQuery(account.id), changed);
    },
  });

  /** Sends what has changed. @returns whether everything is kept now */
  const save = async (): Promise<boolean> => {
    done.current = { person: !person.changed, profile: !rental.changed };
    // The field messages of both are shown, so both are looked at before anything is sent.
    const isRentalFit = checkBody(changeProfile, profileArgs(account.id, rental.values).body).length === 0;
    if (unfinished) {
      // Nothing is sent, and everything that is wrong is said at once.
      if (!isRentalFit) await rental.submit();
      await person.submit();
      return false;
    }
    const isFit =
      isRentalFit && checkBody(updateUser, personArgs(account.id, person.values).body).length === 0;
    const problems = [
      person.changed ? await person.submit() : undefined,
      rental.changed ? await rental.submit() : undefined,
    ];
    const isDone = done.current.person && done.current.profile;
    if (done.current.person) person.settle();
    if (done.current.profile) rental.settle();
    // What keeps the page shows that the sign-in has ended.
    const isSignedOut = problems.some((problem) => problem?.status === 401);
    if (!isDone && isFit && !isSignedOut)
      showToast({ tone: 'danger', text: t('profileScreens.error-try-again') });
    return isDone;
  };

  return {
    person,
    rental,
    save,
    onUnfinished: setUnfinished,
    changed: person.changed || rental.changed || unfinished,
    sending: person.sending || rental.sending,
    /** The name stands in the frame of the page, which is only made anew by loading. */
    nameChanged,
  };
}
