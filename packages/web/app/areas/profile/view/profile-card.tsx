import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { Facts } from '#areas/profile/facts.tsx';
import { PaycheckLink } from '#areas/profile/paychecks/paycheck-link.tsx';
import styles from '#areas/profile/profile.module.css';
import { VerifiedMarks } from '#areas/profile/verified-marks.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

/** What a landlord sees of a tenant (V058): no contact data, paychecks only where they were shared. */
export function ProfileCard({ profile }: { profile: ProfileView }) {
  const { t } = useTexts();
  const { full_name: name, corenters, paychecks } = profile;
  return (
    <>
      <section className="card card__pad stack">
        <div className={styles.profwho}>
          <Avatar name={name} size="xl" image={profile.profile_image?.image.larger} />
          <div className={classNames(styles.profwhoT, 'stack stack--8')}>
            <h1 className={styles.profname}>{name}</h1>
            <VerifiedMarks of={profile} />
            <p className="small muted">
              {t('profileScreens.view.completeness', { percent: profile.completeness })}
            </p>
          </div>
        </div>
        {profile.bio && <p className={styles.profbio}>{profile.bio}</p>}
        <Facts profile={profile} />
      </section>
      {corenters.length > 0 && (
        <Section bar id="corenters" title={t('profileScreens.view.corenters')}>
          <Rows>
            {corenters.map((person, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people of one name may live together.
              <li key={index} className={styles.profrow}>
                <span className={classNames(styles.profrowWhat, 'row row--12')}>
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
                <li key={paycheck.id} className={styles.profrow}>
                  <PaycheckLink paycheck={paycheck} />
                </li>
              ))}
            </Rows>
          ) : (
            <p className="card__pad muted">{t('profileScreens.view.noPaychecks')}</p>
          )}
        </Section>
      )}
    </>
  );
}
