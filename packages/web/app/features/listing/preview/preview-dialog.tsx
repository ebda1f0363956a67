import {
  createPreviewLink,
  getPreviewLink,
  type PreviewLink,
  withdrawPreviewLink,
} from '@heima/domain/listing-previews/endpoints.ts';
import { IconCopy, IconExternalLink, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { hold } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toasts.ts';

const none: PreviewLink = { url: null, created_at: null };

/** How a draft will look, for its owner; and the link by which others see it: made, copied, withdrawn. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts();
  const query = endpointQuery(getPreviewLink, { params: { id } });
  const { data, error, refetch } = useQuery(query);
  const making = useEndpointCall(createPreviewLink, { onDone: (link) => hold(query, link) });
  const withdrawal = useEndpointCall(withdrawPreviewLink, {
    onDone: () => {
      hold(query, none);
      showToast({ tone: 'success', text: t('listingPreviews.withdrawn') });
    },
  });
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', text: t('listingPreviews.copied') });
    } catch {
      showToast({ tone: 'danger', text: t('listingPreviews.notCopied') });
    }
  };
  const url = data?.url;
  const refusal = making.refusal ?? withdrawal.refusal;
  return (
    <Dialog
      title={t('listingPreviews.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
      step={url ? 'link' : 'none'}
    >
      <div className="stack" aria-live="polite">
        <LinkButton to={`/listings/${id}`}>
          <Icon of={IconExternalLink} />
          {t('listingPreviews.look')}
        </LinkButton>
        <p>{t('listingPreviews.lead')}</p>
        {error && !data && (
          <LoadProblem title={t('listingPreviews.failed')} error={error} onAgain={() => void refetch()} />
        )}
        {url ? (
          <>
            <Input
              readOnly
              value={url}
              aria-label={t('listingPreviews.address')}
              onFocus={({ target }) => target.select()}
            />
            <Button variant="primary" data-first onClick={() => void copy(url)}>
              <Icon of={IconCopy} />
              {t('listingPreviews.copy')}
            </Button>
            <ConfirmButton
              variant="danger-quiet"
              busy={withdrawal.sending}
              confirm={{
                title: t('listingPreviews.withdrawTitle'),
                text: t('listingPreviews.withdrawText'),
                action: t('listingPreviews.withdraw'),
                close: t('listingPreviews.keep'),
                closeLabel: t('shell.close'),
                danger: true,
              }}
              onConfirm={() => withdrawal.run({ params: { id } })}
            >
              <Icon of={IconLinkOff} />
              {t('listingPreviews.withdraw')}
            </ConfirmButton>
          </>
        ) : (
          data && (
            <Button
              variant="primary"
              data-first
              busy={making.sending}
              onClick={() => void making.run({ params: { id } })}
            >
              {t('listingPreviews.make')}
            </Button>
          )
        )}
        {refusal && <FieldError alert>{refusal}</FieldError>}
      </div>
    </Dialog>
  );
}
