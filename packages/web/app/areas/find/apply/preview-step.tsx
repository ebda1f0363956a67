import type { ApplicationPreview } from '@heima/domain/applications/application-answer.ts';
import { applyForListing } from '@heima/domain/applications/applying-endpoints.ts';
import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ApplicationContent } from '#features/applications/application-content.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { type ApplyValues, argsOf } from './apply-values.ts';
import { forgetApplication } from './kept-application.ts';

interface PreviewStepProps {
  listingId: string;
  values: ApplyValues;
  preview: ApplicationPreview;
  onBack: () => void;
}

/** What the landlord will see, and the way to send it (V068). What cannot be sent says why, and stays as it is (R196). */
export function PreviewStep({ listingId, values, preview, onBack }: PreviewStepProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const sending = useEndpointCall(applyForListing, {
    onDone: ({ id }) => {
      forgetApplication(listingId);
      showToast({ tone: 'success', text: t('applicationsScreen.apply.sent') });
      void navigate(`/tenant/applications/${id}`);
    },
  });
  return (
    <div className="stack stack--24">
      {preview.profile && <h2>{preview.profile.full_name}</h2>}
      <ApplicationContent application={preview} />
      {sending.refusal && (
        <Notice tone="danger" role="alert" title={t('applicationsScreen.apply.failed')}>
          {sending.refusal}
        </Notice>
      )}
      <div className="row row--wrap">
        <Button
          variant="primary"
          size="large"
          busy={sending.sending}
          onClick={() => void sending.run(argsOf(listingId, values))}
        >
          <Icon of={IconSend} />
          {t('applicationsScreen.apply.send')}
        </Button>
        <Button variant="soft" size="large" disabled={sending.sending} onClick={onBack}>
          <Icon of={IconArrowLeft} />
          {t('applicationsScreen.apply.back')}
        </Button>
      </div>
    </div>
  );
}
