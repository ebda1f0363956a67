import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { Facts } from '#areas/profile/facts.tsx';
import { PaycheckLink } from '#areas/profile/paychecks/paycheck-link.tsx';
import { VerifiedMarks } from '#areas/profile/verified-marks.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

/** What a landlord sees of a tenant (V058): no contact data, paychecks only where they were shared. */
export function ProfileCard({ profile }: { profile: ProfileView }) {
  const { t } = useTexts();
  const { full_name: name, corenters, paychecks } = profile;
  return (
    <>
      <section className="card card__pad stack">
        <div className="profwho">
          <Avatar name={name} size="xl" image={profile.profile_image?.image.larger} />
          <div className="stack stack--8 profwho__t">
            <h1 className="profname">{name}</h1>
            <VerifiedMarks of={profile} />
            <p className="small muted">{t('profile.view.completeness', { percent: profile.completeness })}</p>
          </div>
        </div>
        {profile.bio && <p className="profbio">{profile.bio}</p>}
        <Facts profile={profile} />
      </section>
      {corenters.length > 0 && (
        <Section bar id="corenters" title={t('profile.view.corenters')}>
          <Rows>
            {corenters.map((person, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people of one name may live together.
              <li key={index} className="profrow">
                <span className="profrow__what row row--12">
                  <Avatar name={person.full_name} image={person.profile_image?.image.smaller} />
                  <span className="medium">{person.full_name}</span>
                </span>
              </li>
            ))}
          </Rows>
        </Section>
      )}
      {paychecks && (
        <Section bar id="paychecks" title={t('profile.sections.paychecks')}>
          {paychecks.length > 0 ? (
            <Rows>
              {paychecks.map((paycheck) => (
                <li key={paycheck.id} className="profrow">
                  <PaycheckLink paycheck={paycheck} />
                </li>
              ))}
            </Rows>
          ) : (
            <p className="card__pad muted">{t('profile.view.noPaychecks')}</p>
          )}
        </Section>
      )}
    </>
  );
}
