import { reportListing, reportPerson } from '@heima/domain/reports/endpoints.form.ts';
import {
  type PersonReportReason,
  personReportReasons,
  type ReportReason,
  reportReasons,
} from '@heima/domain/reports/report-codes.ts';
import type { ReactNode } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { showToast } from '#ui/toasts.ts';

export interface Values<Reason extends string> {
  reason: Reason | '';
  text: string;
}
interface ReportProps {
  /** Of the listing or the person. */
  id: string;
  onClose: () => void;
}

/** Asks what is wrong with a listing and reports it to staff. */
export function ReportListingDialog({ id, onClose }: ReportProps) {
  const form = useEndpointForm(reportListing, useReport<ReportReason>('listing', { id, onClose }));
  return <ReportDialog of="listing" form={form} reasons={reportReasons} onClose={onClose} />;
}

/** Asks what a person has done and reports it to staff (V247). */
export function ReportPersonDialog({ id, onClose }: ReportProps) {
  const form = useEndpointForm(reportPerson, useReport<PersonReportReason>('person', { id, onClose }));
  return <ReportDialog of="person" form={form} reasons={personReportReasons} onClose={onClose} />;
}

/** What the two have in common: values, arguments, and what is said when it is sent. */
function useReport<Reason extends ReportReason>(of: 'listing' | 'person', { id, onClose }: ReportProps) {
  const { t } = useTexts();
  const initial: Values<Reason> = { reason: '', text: '' };
  return {
    initial,
    toArgs: ({ reason, text }: Values<Reason>) => ({
      params: { id },
      body: { reason: reason as Reason, ...(text.trim() ? { text } : {}) },
    }),
    onDone: () => {
      showToast({ tone: 'success', text: t(`reports.dialog.${of}.sent`) });
      onClose();
    },
  };
}

/** What the dialog needs of its form, which may ask for more. */
type ReportForm<Reason extends string> = Pick<
  EndpointForm<Values<Reason>>,
  'refusal' | 'errors' | 'sending' | 'formProps' | 'values'
> & {
  field(name: 'reason'): Bound<Reason | ''>;
  field(name: 'text'): Bound<string>;
};

interface ReportDialogProps<Reason extends ReportReason> {
  of: 'listing' | 'person';
  form: ReportForm<Reason>;
  reasons: readonly Reason[];
  onClose: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** What is wrong, and what is said of it. */
export function ReportDialog<Reason extends ReportReason>({
  of,
  form,
  reasons,
  onClose,
  children,
}: ReportDialogProps<Reason>) {
  const { t } = useTexts();
  const reason = form.field('reason');
  return (
    <Dialog
      title={t(`reports.dialog.${of}.title`)}
      closeLabel={t('reports.dialog.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <FormProblems form={form} />
        <FieldGroup id={reason.id} legend={t('reports.dialog.reason')} error={reason.error}>
          {reasons.map((code) => (
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
          optional={form.values.reason === 'other' ? undefined : t('shell.form.optional')}
          rows={3}
          maxLength={2000}
        />
        {children}
        <SubmitButton form={form}>{t('reports.dialog.send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
