import { VerifiedMarks } from '#entities/person/verified-marks.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { Section } from '#ui/section.tsx';
import styles from './application-content.module.css';
import { type ApplicationFact, type ShownApplication, useApplicationFacts } from './application-facts.ts';

/** An application as its landlord reads it: the message, how they would live there, who they are (V068, V100, V109). */
export function ApplicationContent({ application }: { application: ShownApplication }) {
  const { t } = useTexts();
  const { stay, person } = useApplicationFacts();
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
          <FactList facts={stay(application)} />
        </CardBody>
      </Section>
      {profile && (
        <Section bar id="applicant" title={t('applicationsScreen.content.person')}>
          <CardBody className="stack">
            <VerifiedMarks of={profile} />
            {profile.bio && <p className={styles.message}>{profile.bio}</p>}
            <FactList facts={person(profile)} />
            <p className="small muted">
              {t('applicationsScreen.content.completeness', { percent: profile.completeness })}
            </p>
          </CardBody>
        </Section>
      )}
    </>
  );
}

function FactList({ facts }: { facts: readonly ApplicationFact[] }) {
  return (
    <Facts>
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
