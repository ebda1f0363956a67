import { missingFields } from '@heima/domain/listings/missing-fields.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { isHome } from '@heima/domain/listings/premises.ts';
import { asksToVerify, refusalToPublish } from '@heima/domain/listings/publish.ts';
import { useSearchParams } from 'react-router';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { draftPreview } from '#features/listing/draft/draft-preview.ts';
import { LawHint } from '#features/listing/law-hint.tsx';
import type { PhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { PreviewButton } from '#features/listing/preview/preview-button.tsx';
import { MissingList } from '#features/listing/publish/missing-list.tsx';
import type { AutosaveState } from '#platform/autosave/autosave.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { FieldHelp } from '#ui/fields/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Inline } from '#ui/prose.tsx';
import { stepAddress } from './draft-address.ts';
import { SummaryRows } from './summary-rows.tsx';
import type { Publishing } from './use-publishing.ts';

const loadVerify = async () => (await import('#features/auth/verify-contact.tsx')).VerifyContact;

interface SummaryStepProps {
  photos: PhotoUploads;
  state: AutosaveState;
  publishing: Publishing;
}

/** Everything at a glance, what is missing, the terms, and publishing (V098, V084). */
export function SummaryStep({ photos, state, publishing }: SummaryStepProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const today = useToday();
  const [params] = useSearchParams();
  const { listing, values } = useDraftForm();
  const terms = useDraftField('terms_accepted');
  const VerifyContact = useLazyPart(loadVerify, publishing.mustVerify, publishing.closeVerify);
  const preview = draftPreview(listing, values);
  // The terms stand right below and need no link to them.
  const missing = missingFields(moneyFromWire(preview), today).filter(
    ({ field }) => field !== 'terms_accepted',
  );
  const told = publishing.missing.length > 0 ? publishing.missing : missing;
  return (
    <div className="stack stack--24">
      <MissingList missing={told} addressOf={(step) => stepAddress(params, step)} />
      <SummaryRows preview={preview} addressOf={(step) => stepAddress(params, step)} />
      {listing?.can.share_draft && (
        <div>
          <PreviewButton id={listing.id} />
        </div>
      )}
      {isHome(preview) && <LawHint rule="registration" />}
      <CheckField {...terms} label={<Inline text={t('wizardScreens.summary.terms')} />} />
      {isUploading(photos) && <Notice tone="info">{t('wizardScreens.summary.uploading')}</Notice>}
      {publishing.refusal && (
        <Notice tone="danger" role="alert">
          {publishing.refusal}
        </Notice>
      )}
      <FieldHelp>{t(viewer ? 'wizardScreens.publish.help' : 'wizardScreens.publish.visitor')}</FieldHelp>
      {state.status === 'offline' && <Notice tone="warning">{t('wizardScreens.publish.offline')}</Notice>}
      {publishing.mustVerify && VerifyContact && (
        <VerifyContact onDone={() => void publishing.publish()} onClose={publishing.closeVerify} />
      )}
    </div>
  );
}

const verified = { has_verified_email_address: true, has_verified_phone_number: true };

/** The one thing to do on the summary, where the thumb is. */
export function PublishButton({ photos, publishing }: Pick<SummaryStepProps, 'photos' | 'publishing'>) {
  const { t } = useTexts();
  const { listing, values } = useDraftForm();
  const viewer = useViewer();
  const today = useToday();
  const facts = {
    ...moneyFromWire(draftPreview(listing, values)),
    updated_at: listing?.updated_at ?? '',
    unpublish_reason: listing?.unpublish_reason ?? null,
    publish_request: listing?.publish_request ?? null,
  };
  // A visitor signs in first; what is verified then is asked after that.
  const no = refusalToPublish(facts, viewer ?? verified, today);
  const verifies = no !== undefined && asksToVerify(no);
  return (
    <Button
      variant="primary"
      size="large"
      disabled={(no !== undefined && !verifies) || isUploading(photos) || publishing.isPublishing}
      onClick={() => (verifies ? publishing.verify() : void publishing.publish())}
    >
      {t(publishing.isPublishing ? 'wizardScreens.publish.busy' : 'wizardScreens.publish.action')}
    </Button>
  );
}

const isUploading = ({ uploads }: PhotoUploads): boolean =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');
