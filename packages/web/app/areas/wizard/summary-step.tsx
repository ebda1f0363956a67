import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { missingFields } from '@heima/domain/listings/missing-fields.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { openLogin } from '../../features/auth/open-login.ts';
import { useDraftField, useDraftForm } from '../../features/listing/draft/draft-form.tsx';
import type { DraftKeeper, DraftState } from '../../features/listing/draft/draft-keeper.ts';
import { draftPreview } from '../../features/listing/draft/draft-preview.ts';
import { LawHint } from '../../features/listing/law-hint.tsx';
import type { PhotoDesk } from '../../features/listing/photos/use-photo-desk.ts';
import { MissingList } from '../../features/listing/publish/missing-list.tsx';
import { usePublish } from '../../features/listing/publish/use-publish.ts';
import { endpointKey } from '../../platform/api/queries.ts';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { useViewer } from '../../platform/viewer.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Inline } from '../../ui/prose.tsx';
import { stepAddress } from './draft-address.ts';
import { SummaryRows } from './summary-rows.tsx';

const VerifyContact = lazy(async () => ({
  default: (await import('../../features/auth/verify-contact.tsx')).VerifyContact,
}));

/** In the address after a sign-in that was asked for by publishing: it goes on where it was. */
const goesOn = 'publish';

interface SummaryStepProps {
  desk: PhotoDesk;
  state: DraftState;
  keeper: DraftKeeper;
}

/** Everything at a glance, what is missing, the terms, and publishing (V098, V084). */
export function SummaryStep({ desk, state, keeper }: SummaryStepProps) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const { listing, values } = useDraftForm();
  const terms = useDraftField('terms_accepted');
  const preview = draftPreview(listing, values);
  // The terms stand right below and need no link to them.
  const missing = missingFields(preview, todayInIceland(new Date())).filter(
    ({ field }) => field !== 'terms_accepted',
  );
  const publishing = usePublishing(keeper);
  const told = publishing.missing.length > 0 ? publishing.missing : missing;
  const isUploading = desk.uploads.some((upload) => upload.state === 'waiting' || upload.state === 'sending');
  return (
    <div className="stack stack--24">
      <MissingList missing={told} addressOf={(step) => stepAddress(params, step)} />
      <SummaryRows preview={preview} addressOf={(step) => stepAddress(params, step)} />
      <LawHint rule="registration" />
      <CheckField {...terms} label={<Inline text={t('wizard.summary.terms')} />} />
      {isUploading && <Notice tone="info">{t('wizard.summary.uploading')}</Notice>}
      {publishing.refusal && (
        <Notice tone="danger" role="alert">
          {publishing.refusal}
        </Notice>
      )}
      <div className="stack stack--8">
        <button
          className="btn btn--primary btn--big btn--wide"
          type="button"
          disabled={missing.length > 0 || !values.terms_accepted || isUploading || publishing.isBusy}
          onClick={() => void publishing.publish()}
        >
          {t(publishing.isBusy ? 'wizard.publish.busy' : 'wizard.publish.action')}
        </button>
        <p className="help">
          {t(publishing.isVisitor ? 'wizard.publish.visitor' : 'wizard.publish.help')}{' '}
          <Link to="/terms">{t('wizard.publish.termsLink')}</Link>
        </p>
      </div>
      {state.status === 'offline' && <Notice tone="warning">{t('wizard.publish.offline')}</Notice>}
      {publishing.mustVerify && (
        <Suspense>
          <VerifyContact onDone={() => void publishing.publish()} onClose={publishing.closeVerify} />
        </Suspense>
      )}
    </div>
  );
}

/** Saves, signs in where it must (R242, R243), publishes, and shows that it is done. */
function usePublishing(keeper: DraftKeeper) {
  const { t } = useTexts();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { learn } = useDraftForm();
  const queries = useQueryClient();
  const call = usePublish({
    onPublished: (listing) => {
      learn(() => listing);
      keeper.forget();
      queries.removeQueries({ queryKey: endpointKey(getWizardProgress) });
      navigate(`/start-listing?published=${listing.id}`, { replace: true });
    },
  });
  const publish = async () => {
    await keeper.flush();
    const { draft, waiting } = keeper.state();
    // What is not saved is not published; the notice above the form says why.
    if (draft === undefined || waiting > 0) return;
    if (viewer) return call.publish(draft);
    openLogin({
      title: t('wizard.signInFor.publish'),
      userType: 'LL',
      redirect: `/start-listing?step=6_summary&${goesOn}=1`,
    });
  };
  const isDue = params.get(goesOn) === '1' && viewer !== undefined;
  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (!isDue || hasGoneOn.current || keeper.state().draft === undefined) return;
    hasGoneOn.current = true;
    const next = new URLSearchParams(params);
    next.delete(goesOn);
    setParams(next, { replace: true });
    void publish();
  });
  return { ...call, publish, isBusy: call.isPublishing, isVisitor: !viewer };
}
