import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { maxAnswerMessage } from '@heima/domain/applications/application-limits.ts';
import { acceptApplication, denyApplication } from '@heima/domain/applications/landlord-endpoints.form.ts';
import { applicationQuery } from '#areas/landlord/applications/application-query.ts';
import { hold } from '#platform/api/held.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { showToast } from '#ui/toasts.ts';

interface AskProps {
  id: string;
  onClose: () => void;
}

/** Accepts an application, with a message if there is something to say (R197). */
export function AcceptDialog(props: AskProps) {
  const form = useEndpointForm(acceptApplication, useDecision('accept', props));
  return <DecisionDialog {...props} form={form} kind="accept" />;
}

/** Denies an application, with a message if there is something to say (R198). */
export function DenyDialog(props: AskProps) {
  const form = useEndpointForm(denyApplication, useDecision('deny', props));
  return <DecisionDialog {...props} form={form} kind="deny" />;
}

type Kind = 'accept' | 'deny';
interface DecisionValues {
  message: string;
}

/** What is sent for a decision, and what follows it. */
function useDecision(kind: Kind, { id, onClose }: AskProps) {
  const { t } = useTexts();
  return {
    initial: { message: '' },
    toArgs: ({ message }: DecisionValues) => ({
      params: { id },
      body: { message: message.trim() || undefined },
    }),
    onDone: (answer: ReceivedApplication) => {
      hold(applicationQuery(id), answer);
      showToast({ tone: 'success', text: t(`applicationsScreen.landlord.${kind}.done`) });
      onClose();
    },
  };
}

interface DecisionDialogProps extends AskProps {
  form: EndpointForm<DecisionValues>;
  kind: Kind;
}

function DecisionDialog({ form, kind, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t(`applicationsScreen.landlord.${kind}.title`)}
      closeLabel={t('shell.close')}
      onClose={onClose}
      sheet
    >
      <form className="stack" {...form.formProps}>
        <p className="muted">{t(`applicationsScreen.landlord.${kind}.text`)}</p>
        <FormProblems form={form} />
        <TextAreaField
          {...form.field('message')}
          label={t('applicationsScreen.landlord.decision.message')}
          optional={t('shell.form.optional')}
          rows={5}
          maxLength={maxAnswerMessage}
        />
        <SubmitButton form={form} variant={kind === 'deny' ? 'danger' : 'primary'} size="large" wide>
          {t(`applicationsScreen.landlord.${kind}.action`)}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
