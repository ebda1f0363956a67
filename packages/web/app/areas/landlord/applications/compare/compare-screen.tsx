import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { DecisionActions } from '#areas/landlord/applications/decision/decision-actions.tsx';
import { VerifiedMarks } from '#entities/person/verified-marks.tsx';
import { type ApplicationFact, useApplicationFacts } from '#features/applications/application-facts.ts';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import styles from './compare.module.css';
import { comparedIds } from './compared-ids.ts';

/** Up to four applications side by side, each with its answer below. */
export function CompareScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const all = useQueries({ queries: comparedIds(params).map(applicationQuery) });
  useLiveApplications();
  const title = t('applicationsScreen.landlord.compare.title');
  const unready = all.find(({ data }) => !data);
  const shown = all.flatMap(({ data }) => data ?? []);
  return (
    <Page
      head={<PageHead title={title} path="/landlord/applications/compare" hidden />}
      title={title}
      crumbs={
        <Crumbs
          label={t('shell.textPage.crumbs')}
          above={[{ to: '/landlord/applications', title: t('shell.menu.applications') }]}
          here={title}
        />
      }
      state={unready && loadState(unready, t('applicationsScreen.landlord.failed'), 3)}
    >
      {shown.length < 2 ? (
        <EmptyState
          framed
          sign="search"
          title={t('applicationsScreen.landlord.compare.few')}
          text={t('applicationsScreen.landlord.compare.fewText')}
          actions={
            <LinkButton variant="primary" to="/landlord/applications">
              {t('shell.menu.applications')}
            </LinkButton>
          }
        />
      ) : (
        <Comparison applications={shown} />
      )}
    </Page>
  );
}

function Comparison({ applications }: { applications: readonly ReceivedApplication[] }) {
  const { t } = useTexts();
  const { stay, person } = useApplicationFacts();
  const say = (key: 'home' | 'message' | 'about' | 'proofs' | 'answer') =>
    t(`applicationsScreen.landlord.compare.${key}`);
  const nameOf = ({ applicant }: ReceivedApplication) =>
    applicant?.full_name ?? t('applicationsScreen.landlord.deleted');
  const cells = (of: (application: ReceivedApplication) => ReactNode) =>
    applications.map((application) => <td key={application.id}>{of(application)}</td>);
  const facts = (of: (application: ReceivedApplication) => readonly ApplicationFact[]) => {
    const columns = applications.map(of);
    const longest = columns.reduce((one, other) => (other.length > one.length ? other : one));
    return longest.map(({ key, name }) => {
      const values = columns.map((column) => column.find((fact) => fact.key === key)?.value);
      return (
        <tr key={key} data-differs={new Set(values).size > 1 || undefined}>
          <th scope="row">{name}</th>
          {applications.map(({ id }, at) => (
            <td key={id}>{values[at]}</td>
          ))}
        </tr>
      );
    });
  };
  return (
    // Reached by keyboard too: on a phone it is wider than the screen.
    <Card
      as="section"
      className={styles.scroll}
      aria-label={t('applicationsScreen.landlord.compare.title')}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {applications.map((application) => (
              <th key={application.id} scope="col">
                <div className={styles.person}>
                  <Avatar
                    name={nameOf(application)}
                    image={application.applicant?.profile_image?.image.smaller}
                  />
                  <Link to={`/landlord/applications/${application.id}`}>{nameOf(application)}</Link>
                  <ApplicationStatusBadge status={application.status} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('home')}</th>
            {cells(({ listing }) => listing.title ?? t('listings.card.untitled'))}
          </tr>
          {facts(stay)}
          <tr>
            <th scope="row">{say('proofs')}</th>
            {cells(({ profile }) => profile && <VerifiedMarks of={profile} />)}
          </tr>
          {facts(({ profile }) => (profile ? person(profile) : []))}
          <tr>
            <th scope="row">{say('about')}</th>
            {cells(({ profile }) => profile?.bio)}
          </tr>
          <tr>
            <th scope="row">{say('message')}</th>
            {cells(({ message }) => (
              <p className={styles.message}>{message}</p>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('answer')}</th>
            {cells((application) => (
              <div className={styles.actions}>
                <DecisionActions application={application} />
              </div>
            ))}
          </tr>
        </tbody>
      </table>
    </Card>
  );
}
