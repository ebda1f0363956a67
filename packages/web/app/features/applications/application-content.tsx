import type { ApplicationPreview } from '@heima/domain/applications/application-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { ReactNode } from 'react';
import { spokenWords } from '#entities/person/spoken-words.ts';
import { VerifiedMarks } from '#entities/person/verified-marks.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { Section } from '#ui/section.tsx';
import styles from './application-content.module.css';

/** What an application says; a preview, and what each side sees, all have it. */
export type ShownApplication = Omit<ApplicationPreview, 'id' | 'listing_id' | 'created_at'>;

/** An application as its landlord reads it: the message, how they would live there, who they are (V068, V100, V109). */
export function ApplicationContent({ application }: { application: ShownApplication }) {
  const { t } = useTexts();
  const { message, profile } = application;
  return (
    <>
      <Card as="section" pad className="stack" aria-label={t('applicationsScreen.content.message')}>
        {message && <p className={styles.message}>{message}</p>}
        {application.shares_paychecks && (
          <p className="small muted">{t('applicationsScreen.content.paychecks')}</p>
        )}
        {!profile && <p className="muted">{t('applicationsScreen.content.gone')}</p>}
      </Card>
      <Section bar id="stay" title={t('applicationsScreen.content.home')}>
        <CardBody>
          <Stay application={application} />
        </CardBody>
      </Section>
      {profile && (
        <Section bar id="applicant" title={t('applicationsScreen.content.person')}>
          <CardBody className="stack">
            <Applicant profile={profile} />
          </CardBody>
        </Section>
      )}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

type StayWord =
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
  | 'negotiate'
  | 'asAdvertised';

function Stay({ application }: { application: ShownApplication }) {
  const { t, format } = useTexts();
  const say = (key: StayWord) => t(`applicationsScreen.content.${key}`);
  const months = application.requested_length;
  const people = [
    t('applicationsScreen.content.adults', { count: application.adults }),
    application.children > 0 && t('applicationsScreen.content.children', { count: application.children }),
  ].filter(Boolean);
  const pets = application.pets.map((pet) => t(labelKey('petType', pet)));
  return (
    <Facts>
      <Fact name={say('moveIn')}>
        {application.move_in_date
          ? t('applicationsScreen.content.after', { date: format.date(application.move_in_date) })
          : say('asap')}
      </Fact>
      <Fact name={say('stay')}>
        {say(application.preferred_stay)}
        {months !== null && ` (${t('applicationsScreen.content.months', { count: months })})`}
      </Fact>
      <Fact name={say('people')}>{people.join(', ')}</Fact>
      <Fact name={say('occupation')}>{t(labelKey('occupation', application.occupation))}</Fact>
      <Fact name={say('pets')}>{pets.length > 0 ? pets.join(', ') : say('noPets')}</Fact>
      <Fact name={say('smoking')}>{say(application.is_smoking ? 'smokes' : 'smokesNot')}</Fact>
      <Fact name={say('price')}>{say(application.negotiate_price ? 'negotiate' : 'asAdvertised')}</Fact>
    </Facts>
  );
}

function Applicant({ profile }: { profile: NonNullable<ShownApplication['profile']> }) {
  const { t, language } = useTexts();
  const unsaid = t('applicationsScreen.content.unsaid');
  const record = profile.has_clean_criminal_record;
  return (
    <>
      <VerifiedMarks of={profile} />
      {profile.bio && <p className={styles.message}>{profile.bio}</p>}
      <Facts>
        <Fact name={t('applicationsScreen.content.age')}>
          {profile.age === null ? unsaid : t('applicationsScreen.content.years', { count: profile.age })}
        </Fact>
        <Fact name={t('applicationsScreen.content.nationality')}>{profile.nationality?.name ?? unsaid}</Fact>
        <Fact name={t('applicationsScreen.content.languages')}>
          {spokenWords(profile.spoken_languages, language) || unsaid}
        </Fact>
        <Fact name={t('applicationsScreen.content.record')}>
          {record === null ? unsaid : t(`applicationsScreen.content.${record ? 'yes' : 'no'}`)}
        </Fact>
        {profile.corenters.length > 0 && (
          <Fact name={t('applicationsScreen.content.corenters')}>{profile.corenters.join(', ')}</Fact>
        )}
      </Facts>
      <p className="small muted">
        {t('applicationsScreen.content.completeness', { percent: profile.completeness })}
      </p>
    </>
  );
}
