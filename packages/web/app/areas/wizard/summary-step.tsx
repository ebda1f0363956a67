import { isHome } from '@heima/domain/listings/premises.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { useSearchParams } from 'react-router';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { draftPreview } from '#features/listing/draft/draft-preview.ts';
import { LawHint } from '#features/listing/law-hint.tsx';
import { PreviewButton } from '#features/listing/preview/preview-button.tsx';
import { MissingList } from '#features/listing/publish/missing-list.tsx';
import type { AutosaveState } from '#platform/autosave/autosave.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { FieldHelp } from '#ui/fields/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Inline } from '#ui/prose.tsx';
import { stepAddress } from './draft-address.ts';
import { SummaryRows } from './summary-rows.tsx';
import { type Publishing, uploadingId } from './use-publishing.ts';

const loadVerify = async () => (await import('#features/auth/verify-contact.tsx')).VerifyContact;

interface SummaryStepProps {
  state: AutosaveState;
  publishing: Publishing;
}

/** Everything at a glance, what is missing, the terms, and publishing (V098, V084). */
export function SummaryStep({ state, publishing }: SummaryStepProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const [params] = useSearchParams();
  const { listing, values } = useDraftForm();
  const terms = useDraftField('terms_accepted');
  const VerifyContact = useLazyPart(loadVerify, publishing.mustVerify, publishing.closeVerify);
  const preview = draftPreview(listing, values);
  const addressOf = (step: WizardStep) => stepAddress(params, step);
  return (
    <div className="stack stack--24">
      <MissingList missing={publishing.missing} wrong={publishing.wrong} addressOf={addressOf} />
      <SummaryRows preview={preview} addressOf={addressOf} />
      {listing?.can.share_draft && (
        <div>
          <PreviewButton id={listing.id} />
        </div>
      )}
      {isHome(preview) && <LawHint rule="registration" />}
      <CheckField
        {...terms}
        error={publishing.termsFault ?? terms.error}
        label={<Inline text={t('wizardScreens.summary.terms')} />}
      />
      {publishing.isUploading && (
        <div id={uploadingId} tabIndex={-1}>
          <Notice tone="info">{t('wizardScreens.summary.uploading')}</Notice>
        </div>
      )}
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

/** The one thing to do on the summary, where the thumb is. It can always be pressed, and then says what it waits for. */
export function PublishButton({ publishing }: Pick<SummaryStepProps, 'publishing'>) {
  const { t } = useTexts();
  return (
    <Button variant="primary" size="large" busy={publishing.isPublishing} onClick={publishing.press}>
      {t(publishing.isPublishing ? 'wizardScreens.publish.busy' : 'wizardScreens.publish.action')}
    </Button>
  );
}
