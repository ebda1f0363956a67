import type { OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { Link } from 'react-router';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Facts } from '#ui/facts.tsx';
import { Section } from '#ui/section.tsx';
import styles from './detail.module.css';

/** How an application stands, what that means, and what the landlord answered. */
export function StatusSection({ application }: { application: OwnApplication }) {
  const { t, format } = useTexts();
  const { status, created_at, decided_at, canceled_at, decision_message, landlord } = application;
  const ended = canceled_at ?? decided_at;
  return (
    <Section
      title={t('applicationsScreen.tenant.detail.state')}
      state={<ApplicationStatusBadge status={status} />}
    >
      <p role="status">{t(`applicationsScreen.tenant.meaning.${status}`)}</p>
      {decision_message && (
        <div className="stack stack--8">
          <h3 className={styles.subject}>{t('applicationsScreen.tenant.detail.answer')}</h3>
          <blockquote className={styles.answer}>{decision_message}</blockquote>
        </div>
      )}
      <Facts>
        <div>
          <dt>{t('applicationsScreen.tenant.detail.sent')}</dt>
          <dd>{format.date(created_at)}</dd>
        </div>
        {ended && (
          <div>
            <dt>{t(`applicationsScreen.tenant.detail.${canceled_at ? 'withdrawn' : 'answered'}`)}</dt>
            <dd>{format.date(ended)}</dd>
          </div>
        )}
        {landlord && (
          <div>
            <dt>{t('applicationsScreen.history.landlord')}</dt>
            <dd>
              <Link to={`/users/${landlord.id}`}>{landlord.full_name}</Link>
            </dd>
          </div>
        )}
      </Facts>
    </Section>
  );
}
