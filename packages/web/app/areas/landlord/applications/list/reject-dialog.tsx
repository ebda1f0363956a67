import { maxAnswerMessage } from '@heima/domain/applications/application-limits.ts';
import { rejectApplications } from '@heima/domain/applications/landlord-endpoints.form.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { showToast } from '#ui/toasts.ts';

interface RejectDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Denies the chosen applications with one message, which is friendly from the start and can be changed (R201). */
export function RejectDialog({ ids, onDone, onClose }: RejectDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(rejectApplications, {
    initial: { message: t('applicationsScreen.landlord.reject.kind') },
    toArgs: ({ message }) => ({
      body: { rental_application_ids: [...ids], message: message.trim() || undefined },
    }),
    onDone: ({ denied_ids }) => {
      const isAll = denied_ids.length === ids.length;
      showToast({
        tone: 'success',
        text: t('applicationsScreen.landlord.reject.done', { count: denied_ids.length }),
        more: isAll ? undefined : t('applicationsScreen.landlord.reject.others'),
      });
      onDone();
    },
  });
  return (
    <Dialog
      title={t('applicationsScreen.landlord.reject.action', { count: ids.length })}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t('applicationsScreen.landlord.reject.text')}</p>
        <FormProblems form={form} />
        <TextAreaField
          {...form.field('message')}
          label={t('applicationsScreen.landlord.decision.message')}
          optional={t('shell.form.optional')}
          rows={6}
          maxLength={maxAnswerMessage}
        />
        <SubmitButton form={form} variant="danger" size="large" wide>
          {t('applicationsScreen.landlord.reject.action', { count: ids.length })}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
