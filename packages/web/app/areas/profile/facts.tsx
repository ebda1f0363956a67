import type { OwnProfile, ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import type { ReactNode } from 'react';
import { petIcons } from '#entities/listing/pet-icons.ts';
import { spokenWords } from '#entities/person/spoken-words.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './profile.module.css';

type Shown = Pick<
  OwnProfile & ProfileView,
  | 'age'
  | 'occupation'
  | 'nationality'
  | 'spoken_languages'
  | 'is_smoking'
  | 'has_clean_criminal_record'
  | 'pets'
  | 'has_pets'
>;

type Fact =
  | 'name'
  | 'personalId'
  | 'age'
  | 'occupation'
  | 'nationality'
  | 'languages'
  | 'smoking'
  | 'record'
  | 'pets';

interface FactsProps {
  profile: Shown;
  name?: string;
  /** The proved id as people read it; only its owner sees it. */
  personalId?: string | undefined;
}

/** The facts of a profile, said or not said (V046, V058). */
export function Facts({ profile, name, personalId }: FactsProps) {
  const { t, language } = useTexts();
  const yesNo = (value: boolean | null, key: 'smokes' | 'clean'): string | null =>
    value === null ? null : t(`profileScreens.facts.${key}.${value ? 'yes' : 'no'}`);
  const rows: [Fact, ReactNode][] = [
    ...(name ? ([['name', name]] as [Fact, ReactNode][]) : []),
    ...(personalId ? ([['personalId', personalId]] as [Fact, ReactNode][]) : []),
    ['age', profile.age === null ? null : t('profileScreens.facts.years', { count: profile.age })],
    ['occupation', profile.occupation?.name],
    ['nationality', profile.nationality?.name],
    ['languages', spokenWords(profile.spoken_languages, language)],
    ['smoking', yesNo(profile.is_smoking, 'smokes')],
    ['record', yesNo(profile.has_clean_criminal_record, 'clean')],
    [
      'pets',
      profile.has_pets === false
        ? t('profileScreens.facts.noPets')
        : profile.has_pets && <Pets pets={profile.pets} />,
    ],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`profileScreens.facts.${key}`)}</dt>
          <dd>
            {value || (
              <span className={classNames(styles.unsaid, 'muted')}>{t('profileScreens.facts.unsaid')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Pets = ({ pets }: { pets: Shown['pets'] }) => {
  const { t } = useTexts();
  return (
    <span className="row row--wrap">
      {pets.map((pet) => (
        <StateBadge key={pet} icon={petIcons[pet]}>
          {t(`reference.labels.petType.${pet}`)}
        </StateBadge>
      ))}
    </span>
  );
};
