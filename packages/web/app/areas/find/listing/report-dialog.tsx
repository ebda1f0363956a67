import { reportListing } from '@heima/domain/reports/endpoints.form.ts';
import { type ReportReason, reportReasons } from '@heima/domain/reports/report-codes.ts';
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
      showToast({ tone: 'success', text: t('reports.dialog.listing.sent') });
      onClose();
    },
  });
  const reason = form.field('reason');
  return (
    <Dialog
      title={t('reports.dialog.listing.title')}
      closeLabel={t('reports.dialog.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <FormProblems form={form} />
        <FieldGroup id={reason.id} legend={t('reports.dialog.reason')} error={reason.error}>
          {reportReasons.map((code) => (
            <ChoiceCard
              key={code}
              name="reason"
              value={code}
              checked={reason.value === code}
              aria-invalid={reason.error ? true : undefined}
              aria-describedby={reason.error ? `${reason.id}-error` : undefined}
              onChange={() => reason.onChange(code)}
              title={t(`reports.reasons.${code}`)}
            />
          ))}
        </FieldGroup>
        <TextAreaField
          {...form.field('text')}
          label={t('reports.dialog.text')}
          optional={form.values.reason === 'other' ? undefined : t('reports.dialog.optional')}
          rows={3}
          maxLength={2000}
        />
        <SubmitButton form={form}>{t('reports.dialog.send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
