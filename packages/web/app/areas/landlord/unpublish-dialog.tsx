import { unpublishListing } from '@heima/domain/listing-publication/endpoints.form.ts';
import { type UnpublishReason, unpublishReasonCodes } from '@heima/domain/listings/listing-codes.ts';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { hold } from '#platform/api/held.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { showToast } from '#ui/toasts.ts';

interface UnpublishDialogProps {
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a listing out of publication, with a reason (V085, R248, R249). */
export function UnpublishDialog({ id, onDone, onClose }: UnpublishDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(unpublishListing, {
    initial: { reason: '' as UnpublishReason | '' },
    toArgs: ({ reason }) => ({ params: { id }, body: { reason: reason as UnpublishReason } }),
    onDone: (answer) => {
      hold(listingQuery(answer.id), answer);
      showToast({ tone: 'success', text: t('landlordScreens.unpublish.done') });
      onDone();
    },
  });
  const reason = form.field('reason');
  return (
    <Dialog
      title={t('landlordScreens.unpublish.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('landlordScreens.unpublish.text')}</p>
        <FormProblems form={form} />
        <FieldGroup id={reason.id} legend={t('landlordScreens.unpublish.reason')} error={reason.error}>
          {unpublishReasonCodes.map((code) => (
            <ChoiceCard
              key={code}
              name="reason"
              value={code}
              checked={reason.value === code}
              aria-invalid={reason.error ? true : undefined}
              onChange={() => reason.onChange(code)}
              title={t(`reference.labels.unpublishReason.${code}`)}
            />
          ))}
        </FieldGroup>
        <SubmitButton form={form}>{t('landlordScreens.unpublish.action')}</SubmitButton>
      </form>
    </Dialog>
  );
}
