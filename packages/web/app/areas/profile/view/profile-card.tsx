import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { Facts } from '#areas/profile/facts.tsx';
import { PaycheckLink } from '#areas/profile/paychecks/paycheck-link.tsx';
import styles from '#areas/profile/profile.module.css';
import { VerifiedMarks } from '#entities/person/verified-marks.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

/** What a landlord sees of a tenant (V058): no contact data, paychecks only where they were shared. */
export function ProfileCard({ profile }: { profile: ProfileView }) {
  const { t } = useTexts();
  const { full_name: name, corenters, paychecks } = profile;
  return (
    <>
      <Card as="section" pad className="stack">
        <div className={styles.person}>
          <Avatar name={name} size="xl" image={profile.profile_image?.image.larger} />
          <div className={classNames(styles.personWords, 'stack stack--8')}>
            <h1 className={styles.name}>{name}</h1>
            <VerifiedMarks of={profile} />
            <p className="small muted">
              {t('profileScreens.view.completeness', { percent: profile.completeness })}
            </p>
          </div>
        </div>
        {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
        <Facts profile={profile} />
      </Card>
      {corenters.length > 0 && (
        <Section bar id="corenters" title={t('profileScreens.view.corenters')}>
          <Rows>
            {corenters.map((person, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people of one name may live together.
              <li key={index} className={styles.row}>
                <span className={classNames(styles.rowWhat, 'row row--12')}>
                  <Avatar name={person.full_name} image={person.profile_image?.image.smaller} />
                  <span className="medium">{person.full_name}</span>
                </span>
              </li>
            ))}
          </Rows>
        </Section>
      )}
      {paychecks && (
        <Section bar id="paychecks" title={t('profileScreens.sections.paychecks')}>
          {paychecks.length > 0 ? (
            <Rows>
              {paychecks.map((paycheck) => (
                <li key={paycheck.id} className={styles.row}>
                  <PaycheckLink paycheck={paycheck} />
                </li>
              ))}
            </Rows>
          ) : (
            <CardBody as="p" className="muted">
              {t('profileScreens.view.noPaychecks')}
            </CardBody>
          )}
        </Section>
      )}
    </>
  );
}
