import type { ApplicationPreview } from '@heima/domain/applications/application-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { spokenWords } from '#entities/person/spoken-words.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** What an application says; a preview, and what each side sees, all have it. */
export type ShownApplication = Omit<ApplicationPreview, 'id' | 'listing_id' | 'created_at' | 'bid'> &
  // A bid that was sent is a negotiation of its own.
  Partial<Pick<ApplicationPreview, 'bid'>>;

/** One thing that an application says: how it is called, and what it is. */
export interface ApplicationFact {
  key: FactWord;
  name: string;
  value: string;
}

type Profile = NonNullable<ShownApplication['profile']>;

/** What an application says in words, the same wherever it is shown: on its page, side by side, in a file. */
export function useApplicationFacts() {
  const { t, format, language } = useTexts();
  const say = (key: FactWord) => t(`applicationsScreen.content.${key}`);
  const fact = (key: FactWord, value: string): ApplicationFact => ({ key, name: say(key), value });

  const money = ({ price, price_type }: NonNullable<ApplicationPreview['bid']>): string =>
    format.money(price.price, price.currency) + t(labelKey('priceTypeShort', price_type));

  /** How they would live there. */
  const stay = (application: ShownApplication): ApplicationFact[] => {
    const { requested_length: months, adults, children, move_in_date: day } = application;
    const people = [
      t('applicationsScreen.content.adults', { count: adults }),
      ...(children > 0 ? [t('applicationsScreen.content.children', { count: children })] : []),
    ];
    const length = months === null ? '' : ` (${t('applicationsScreen.content.months', { count: months })})`;
    return [
      fact('moveIn', day ? t('applicationsScreen.content.after', { date: format.date(day) }) : say('asap')),
      fact('stay', say(application.preferred_stay) + length),
      fact('people', people.join(', ')),
      fact('occupation', t(labelKey('occupation', application.occupation))),
      fact('pets', application.pets.map((pet) => t(labelKey('petType', pet))).join(', ') || say('noPets')),
      fact('smoking', say(application.is_smoking ? 'smokes' : 'smokesNot')),
      ...(application.bid ? [fact('bid', money(application.bid))] : []),
      fact('price', say(application.negotiate_price ? 'negotiate' : 'asAdvertised')),
    ];
  };

  /** Who they are, as the profile said when it was sent. */
  const person = (profile: Profile): ApplicationFact[] => {
    const unsaid = say('unsaid');
    const record = profile.has_clean_criminal_record;
    return [
      fact(
        'age',
        profile.age === null ? unsaid : t('applicationsScreen.content.years', { count: profile.age }),
      ),
      fact('nationality', profile.nationality?.name ?? unsaid),
      fact('languages', spokenWords(profile.spoken_languages, language) || unsaid),
      fact('record', record === null ? unsaid : say(record ? 'yes' : 'no')),
      fact('corenters', profile.corenters.join(', ') || say('alone')),
    ];
  };

  return { stay, person };
}

export type FactWord =
  | 'moveIn'
  | 'asap'
  | 'stay'
  | 'shorter'
  | 'longer'
  | 'people'
  | 'occupation'
  | 'pets'
  | 'noPets'
  | 'smoking'
  | 'smokes'
  | 'smokesNot'
  | 'price'
  | 'bid'
  | 'negotiate'
  | 'asAdvertised'
  | 'age'
  | 'nationality'
  | 'languages'
  | 'record'
  | 'corenters'
  | 'alone'
  | 'yes'
  | 'no'
  | 'unsaid';
