import type { CompletenessItem } from '@heima/domain/profiles/completeness.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from '#areas/profile/profile.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

/** Where each thing that may be missing is put in. */
const places: Readonly<Record<CompletenessItem, string>> = {
  bio: '/profile/edit#bio',
  age: '/profile/edit#birth',
  occupation: '/profile/edit#occupation',
  nationality: '/profile/edit#nationality',
  clean_criminal_record: '/profile/edit#record',
  verified_email: '/account/contact',
  verified_phone: '/account/contact',
  spoken_language: '/profile/edit#languages',
};

/** How much of the profile is there, and the way to what is missing (V057, R142). */
export function CompletenessCard({ profile }: { profile: Pick<OwnProfile, 'completeness' | 'missing'> }) {
  const { t } = useTexts();
  const { completeness, missing } = profile;
  return (
    <Card as="section" pad className="stack stack--12" aria-labelledby="completeness-title">
      <div className="row between">
        <h2 id="completeness-title" className={styles.head}>
          {t('profileScreens.completeness.title')}
        </h2>
        <span className="strong num">
          {t('profileScreens.completeness.percent', { percent: completeness })}
        </span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby="completeness-title"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={completeness}
      >
        <span style={{ width: `${completeness}%` }} />
      </div>
      {missing.length === 0 ? (
        <StateBadge tone="success" look="text" icon={IconCircleCheck}>
          {t('profileScreens.completeness.whole')}
        </StateBadge>
      ) : (
        <>
          <p className="small muted">{t('profileScreens.completeness.why')}</p>
          <ul className={styles.missing}>
            {missing.map((item) => (
              <li key={item}>
                <Link to={places[item]}>
                  <Icon of={IconPlus} size={16} />
                  {t(`profileScreens.completeness.items.${item}`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
