import { type ReportReason, reportReasons } from '@heima/domain/listings/listing-codes.ts';
import { reportListing } from '@heima/domain/listings/writing-endpoints.form.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { showToast } from '#ui/toasts.ts';

interface ReportDialogProps {
  listingId: string;
  onClose: () => void;
}

/** Asks what is wrong with the listing and reports it to staff. */
export function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(reportListing, {
    initial: { reason: '' as ReportReason | '', text: '' },
    toArgs: ({ reason, text }) => ({
      params: { id: listingId },
      body: { reason: reason as ReportReason, ...(text.trim() ? { text } : {}) },
    }),
    onDone: () => {
      showToast({ tone: 'success', text: t('listingScreen.report.sent') });
      onClose();
    },
  });
  const reason = form.field('reason');
  return (
    <Dialog
      title={t('listingScreen.report.title')}
      closeLabel={t('listingScreen.report.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <FormProblems form={form} />
        <FieldGroup id={reason.id} legend={t('listingScreen.report.reason')} error={reason.error}>
          {reportReasons.map((code) => (
            <ChoiceCard
              key={code}
              name="reason"
              value={code}
              checked={reason.value === code}
              aria-invalid={reason.error ? true : undefined}
              aria-describedby={reason.error ? `${reason.id}-error` : undefined}
              onChange={() => reason.onChange(code)}
              title={t(`listingScreen.report.reasons.${code}`)}
            />
          ))}
        </FieldGroup>
        <TextAreaField
          {...form.field('text')}
          label={t('listingScreen.report.text')}
          optional={form.values.reason === 'other' ? undefined : t('listingScreen.report.optional')}
          rows={3}
          maxLength={2000}
        />
        <SubmitButton form={form}>{t('listingScreen.report.send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
