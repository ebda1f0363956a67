import { maxAnswerMessage } from '@heima/domain/applications/application-limits.ts';
import { acceptApplication, denyApplication } from '@heima/domain/applications/landlord-endpoints.form.ts';
import { hold } from '#platform/api/held.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { applicationQuery } from './detail-queries.ts';

interface AskProps {
  id: string;
  onClose: () => void;
}

/** Accepts an application, with a message if there is something to say (R197). */
export const AcceptDialog = (props: AskProps) => (
  <DecisionDialog {...props} endpoint={acceptApplication} kind="accept" />
);

/** Denies an application, with a message if there is something to say (R198). */
export const DenyDialog = (props: AskProps) => (
  <DecisionDialog {...props} endpoint={denyApplication} kind="deny" />
);

interface DecisionDialogProps extends AskProps {
  endpoint: typeof acceptApplication | typeof denyApplication;
  kind: 'accept' | 'deny';
}

function DecisionDialog({ id, endpoint, kind, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  const form = useEndpointForm(endpoint, {
    initial: { message: '' },
    toArgs: ({ message }) => ({ params: { id }, body: { message: message.trim() || undefined } }),
    onDone: (answer) => {
      hold(applicationQuery(id), answer);
      showToast({ tone: 'success', text: t(`applicationScreens.landlord.${kind}.done`) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t(`applicationScreens.landlord.${kind}.title`)}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t(`applicationScreens.landlord.${kind}.text`)}</p>
        <FormProblems form={form} />
        <TextAreaField
          {...form.field('message')}
          label={t('applicationScreens.landlord.decision.message')}
          optional={t('applicationScreens.landlord.decision.optional')}
          rows={5}
          maxLength={maxAnswerMessage}
        />
        <SubmitButton form={form} variant={kind === 'deny' ? 'danger' : 'primary'} size="large" wide>
          {t(`applicationScreens.landlord.${kind}.action`)}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
