import type { ApplicationPreview, OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { refusalToApply } from '@heima/domain/applications/application-state.ts';
import { getOwnApplication } from '@heima/domain/applications/tenant-endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { unbroken } from '@heima/domain/shared/one-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ListingFailure } from '#areas/find/listing/listing-failure.tsx';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { ApplyValues } from './apply-values.ts';
import { keptApplication } from './kept-application.ts';
import { PreviewStep } from './preview-step.tsx';

/** Applies for a home: what is written first, then what the landlord will see of it (V067, V068). */
export function ApplyScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const viewerId = useViewer()?.id ?? '';
  const listing = useQuery(listingQuery(id));
  const profile = useQuery({
    ...endpointQuery(getOwnProfile, { params: { id: viewerId } }),
    enabled: viewerId !== '',
  });
  const lastId = listing.data?.application_id;
  const last = useQuery({
    ...endpointQuery(getOwnApplication, { params: { id: lastId ?? '' } }),
    enabled: Boolean(lastId),
  });
  // Only the browser knows what was written before, so that it is not there while the page hydrates.
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const title = useRef<HTMLHeadingElement>(null);
  const [written, setWritten] = useState<ApplyValues>();
  const [made, setMade] = useState<ApplicationPreview>();
  const [isPreview, setIsPreview] = usePreviewStep();
  const preview = isPreview ? made : undefined;
  const before = useRef(isPreview);
  useEffect(() => {
    if (before.current !== isPreview) {
      title.current?.focus();
      window.scrollTo(0, 0);
    }
    before.current = isPreview;
  }, [isPreview]);
  const home = listing.data;
  // What has been written stays: a home that goes meanwhile is said by the answer to the sending.
  if (!home && listing.error)
    return <ListingFailure error={listing.error} onAgain={() => void listing.refetch()} />;
  // What has become of the home meanwhile is said by the answer to the sending.
  const closed = home && !preview ? reasonNot(home, last.data) : undefined;
  const failed = t('applicationsScreen.apply.notLoaded');
  return (
    <Page
      head={<PageHead title={t('applicationsScreen.apply.title')} path={`/listings/${id}/apply`} hidden />}
      titleRef={title}
      title={t(preview ? 'applicationsScreen.apply.previewTitle' : 'applicationsScreen.apply.title')}
      lead={home && (home.title ?? unbroken(home.short_address))}
      state={
        loadState(listing, failed, 3) ??
        loadState(profile, failed, 3) ??
        (lastId ? loadState(last, failed, 3) : undefined)
      }
    >
      {closed && <CannotApply reason={closed} listingId={id} applicationId={lastId} />}
      {!closed && preview && written && (
        <PreviewStep listingId={id} values={written} preview={preview} onBack={() => setIsPreview(false)} />
      )}
      {!closed && !preview && home && profile.data && (
        <ApplyForm
          key={isAlive ? 'alive' : 'served'}
          listing={home}
          profile={profile.data}
          written={written ?? (isAlive ? keptApplication(id) : undefined)}
          onPreview={(answer, values) => {
            setWritten(values);
            setMade(answer);
            setIsPreview(true);
          }}
        />
      )}
    </Page>
  );
}

/** Whether the preview is shown is part of the address, so that Back leads to the form and not out of it. */
function usePreviewStep(): [boolean, (shown: boolean) => void] {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isPreview = params.get('step') === 'preview';
  const set = (shown: boolean) => {
    if (shown) setParams({ step: 'preview' }, { preventScrollReset: true });
    else if (isPreview) void navigate(-1);
  };
  return [isPreview, set];
}

const reasons = {
  'applications.ownListing': 'own',
  'applications.listingClosed': 'closed',
  'applications.alreadyApplied': 'already',
  'applications.wasDenied': 'denied',
} as const;
type Reason = (typeof reasons)[keyof typeof reasons];

/** Why nobody can apply here now, as the server will judge it; this spares the form. */
function reasonNot(home: ListingAnswer, last: OwnApplication | undefined): Reason | undefined {
  const refusal = refusalToApply({
    visible: home.visible,
    isLandlord: home.is_owner,
    last: last && {
      id: last.id,
      status: last.status,
      decidedAt: last.decided_at === null ? null : new Date(last.decided_at),
    },
    publishedAt: home.published_at === null ? null : new Date(home.published_at),
  });
  return refusal && reasons[refusal.code as keyof typeof reasons];
}

interface CannotApplyProps {
  reason: Reason;
  listingId: string;
  applicationId: string | null | undefined;
}

function CannotApply({ reason, listingId, applicationId }: CannotApplyProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      framed
      sign="plus"
      title={t(`applicationsScreen.apply.${reason}`)}
      {...(reason === 'closed' || reason === 'denied'
        ? { text: t(`applicationsScreen.apply.${reason}Text`) }
        : {})}
      actions={
        <>
          {applicationId && (
            <LinkButton variant="primary" to={`/tenant/applications/${applicationId}`}>
              {t('applicationsScreen.apply.toApplication')}
            </LinkButton>
          )}
          <LinkButton variant={applicationId ? 'line' : 'primary'} to={`/listings/${listingId}`}>
            {t('applicationsScreen.apply.toListing')}
          </LinkButton>
        </>
      }
    />
  );
}
