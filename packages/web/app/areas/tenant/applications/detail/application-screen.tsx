import type { OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { refusalToApply } from '@heima/domain/applications/application-state.ts';
import { codeAndPlace } from '@heima/domain/shared/one-line.ts';
import { useEffect, useRef } from 'react';
import { HomeSummary } from '#areas/tenant/applications/home-summary.tsx';
import { MessageButton } from '#entities/person/message-button.tsx';
import { ApplicationContent } from '#features/applications/application-content.tsx';
import { HistorySection } from '#features/applications/history-section.tsx';
import { NegotiationSection } from '#features/offers/negotiation-section.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { StatusSection } from './status-section.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

/** An own application: how it stands, what has happened, for which home, and what it says. */
export function ApplicationScreen({ application }: { application: OwnApplication }) {
  const { t } = useTexts();
  const { id, listing } = application;
  const withdrawal = useWithdrawal(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const canWithdraw = application.can.cancel;
  const couldWithdraw = useRef(canWithdraw);
  useEffect(() => {
    // The button has gone, and its question with it: a focus that was there needs a new place.
    if (couldWithdraw.current && !canWithdraw && document.activeElement === document.body)
      heading.current?.focus();
    couldWithdraw.current = canWithdraw;
  }, [canWithdraw]);
  const home = listing.title || t('listings.card.untitled');
  const title = t('applicationsScreen.tenant.detail.title', { title: home });
  return (
    <Page
      head={<PageHead title={title} path={`/tenant/applications/${id}`} hidden />}
      title={title}
      titleRef={heading}
      crumbs={
        <Crumbs
          label={t('applicationsScreen.tenant.detail.crumbs')}
          above={[{ to: '/tenant/applications', title: t('shell.menu.ownApplications') }]}
          here={home}
        />
      }
      actions={
        <>
          {/* Staff that helps takes no side. */}
          {application.can.negotiate && <MessageButton to={application.landlord} />}
          {canWithdraw ? (
            <ConfirmButton
              variant="danger-line"
              busy={withdrawal.sending}
              confirm={{
                title: t('applicationsScreen.tenant.withdraw.title'),
                text: t('applicationsScreen.tenant.withdraw.text'),
                action: t('applicationsScreen.tenant.withdraw.action'),
                close: t('applicationsScreen.tenant.withdraw.keep'),
                closeLabel: t('shell.close'),
                danger: true,
              }}
              onConfirm={withdrawal.run}
            >
              {t('applicationsScreen.tenant.withdraw.action')}
            </ConfirmButton>
          ) : (
            application.can.negotiate &&
            canApplyAgain(application) && (
              <LinkButton variant="primary" to={`/listings/${listing.id}/apply`}>
                {t('applicationsScreen.tenant.detail.again')}
              </LinkButton>
            )
          )}
        </>
      }
    >
      <div className="stack stack--24">
        {withdrawal.refusal && (
          <Notice tone="danger" role="alert" title={t('applicationsScreen.tenant.withdraw.failed')}>
            {withdrawal.refusal}
          </Notice>
        )}
        <StatusSection application={application} />
        {/* Staff that helps takes no side. */}
        <NegotiationSection
          application={application}
          side={application.can.negotiate ? 'BUYER' : undefined}
        />
        <HistorySection
          id={id}
          names={{
            applicant: t('applicationsScreen.history.you'),
            landlord: application.landlord?.full_name,
          }}
        />
        <Section bar title={t('applicationsScreen.tenant.detail.home')}>
          <HomeSummary
            home={listing}
            // Whoever has withdrawn sees only what everybody sees.
            to={listing.visible || application.active ? `/listings/${listing.id}` : undefined}
            heading="h3"
            state={
              !listing.visible && <StateBadge>{t('applicationsScreen.tenant.detail.unpublished')}</StateBadge>
            }
          >
            <p className="small muted">{codeAndPlace(listing.postal_code, listing.city)}</p>
          </HomeSummary>
        </Section>
        <h2>{t('applicationsScreen.tenant.detail.content')}</h2>
        <ApplicationContent application={application} />
      </div>
    </Page>
  );
}

/** Whether an application that has ended can be followed by another one for the same home. */
const canApplyAgain = ({ id, status, decided_at, listing }: OwnApplication): boolean =>
  !refusalToApply({
    visible: listing.visible,
    isLandlord: false,
    last: { id, status, decidedAt: decided_at === null ? null : new Date(decided_at) },
    publishedAt: listing.published_at === null ? null : new Date(listing.published_at),
  });
