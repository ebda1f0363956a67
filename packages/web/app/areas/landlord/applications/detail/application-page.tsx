import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { listReceivedApplications } from '@heima/domain/applications/landlord-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { DecisionActions } from '#areas/landlord/applications/decision/decision-actions.tsx';
import { useReceivedQueue } from '#areas/landlord/applications/received-queue.ts';
import { MessageButton } from '#entities/person/message-button.tsx';
import { ApplicationContent } from '#features/applications/application-content.tsx';
import { HistorySection } from '#features/applications/history-section.tsx';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useLiveApplications } from '#features/applications/use-live-applications.ts';
import { NegotiationSection } from '#features/offers/negotiation-section.tsx';
import { markStale } from '#platform/api/held.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { notThere } from '#platform/errors/not-there.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { AnnotationSection } from './annotation-section.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { QueueLinks } from './queue-links.tsx';

const lists = [listReceivedApplications];

/** One received application: as it was sent, what can be answered, and what the landlord's side notes (V109). */
export function ApplicationPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const query = useQuery(applicationQuery(id));
  const { data } = query;
  const queue = useReceivedQueue();
  useLiveApplications();
  // Looking at it for the first time takes it out of the new ones.
  const openedAt = data?.opened_at;
  useEffect(() => {
    if (openedAt) void markStale(lists);
  }, [openedAt]);
  const none = notThere(query);
  if (none) return none;
  const name = data ? nameOf(data) : undefined;
  const title = name ?? t('applicationsScreen.landlord.deleted');
  return (
    <Page
      head={
        <PageHead
          title={data ? title : t('applicationsScreen.landlord.detail.name')}
          path={`/landlord/applications/${id}`}
          hidden
        />
      }
      crumbs={
        <Crumbs
          label={t('shell.textPage.crumbs')}
          above={[
            {
              to: `/landlord/applications${queue?.search ?? ''}`,
              title: t('shell.menu.applications'),
            },
          ]}
          here={data ? title : t('applicationsScreen.landlord.detail.name')}
        />
      }
      title={data ? title : t('applicationsScreen.landlord.detail.name')}
      lead={data && <Lead application={data} />}
      actions={
        data && (
          <>
            {data.can.negotiate && <MessageButton to={data.applicant} />}
            <DecisionActions key={id} application={data} />
          </>
        )
      }
      state={loadState(query, t('applicationsScreen.landlord.detail.failed'))}
    >
      {data && (
        <div key={id} className="stack stack--24">
          <QueueLinks id={id} queue={queue} />
          <Answered application={data} />
          {/* Staff that helps takes no side. */}
          <NegotiationSection application={data} side={data.can.negotiate ? 'SELLER' : undefined} />
          <ApplicationContent application={data} />
          {data.can.annotate && (
            <>
              <CategoriesSection application={data} />
              <AnnotationSection application={data} />
            </>
          )}
          <HistorySection id={id} names={{ applicant: name }} />
        </div>
      )}
    </Page>
  );
}

const nameOf = ({ applicant }: ReceivedApplication): string | undefined => applicant?.full_name;

/** For which home it is, since when, where it stands, and the way to what the applicant shares. */
function Lead({ application }: { application: ReceivedApplication }) {
  const { t, format } = useTexts();
  const { listing, applicant, group, status } = application;
  return (
    <div className="stack stack--8">
      <p>
        <Link to={`/listings/${listing.id}`}>{listing.title ?? t('listings.card.untitled')}</Link>
      </p>
      <div className="row row--wrap">
        <ApplicationStatusBadge status={status} />
        <span className="small num">
          {t('applicationsScreen.landlord.detail.sentOn', { date: format.date(application.created_at) })}
        </span>
        {/* With a denied or withdrawn application the profile is no longer shared. */}
        {applicant && group !== 'denied' && (
          <Link className="small" to={`/profiles/${applicant.id}`}>
            {t('applicationsScreen.landlord.detail.profile')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What the landlord's side wrote with the answer, or that nothing is to be answered any more. */
function Answered({ application }: { application: ReceivedApplication }) {
  const { t, format } = useTexts();
  const { status, decision_message, decided_at, canceled_at } = application;
  if (status === 'cancelled' && canceled_at)
    return (
      <Notice tone="info">
        {t('applicationsScreen.landlord.detail.cancelledOn', { date: format.date(canceled_at) })}
      </Notice>
    );
  if ((status !== 'accepted' && status !== 'denied') || !decided_at) return null;
  const date = format.date(decided_at);
  return (
    <Notice
      tone={status === 'accepted' ? 'success' : 'info'}
      title={t(`applicationsScreen.landlord.detail.${status}On`, { date })}
    >
      {decision_message}
    </Notice>
  );
}
