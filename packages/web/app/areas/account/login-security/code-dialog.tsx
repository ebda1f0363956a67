import { endSecondFactor, replaceRecoveryCodes } from '@heima/domain/sign-in/second-factor-endpoints.form.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useShownCodes } from './use-shown-codes.ts';

interface CodeDialogProps {
  userId: string;
  purpose: 'new-codes' | 'turn-off';
  onClose: () => void;
}

/** Asks for a code before recovery codes are replaced or the second step is switched off. */
export function CodeDialog({ userId, purpose, onClose }: CodeDialogProps) {
  const { t } = useTexts();
  const shown = useShownCodes(onClose);
  const { codes } = shown;
  const title = codes
    ? 'loginSecurityScreen.factor.codesTitle'
    : purpose === 'new-codes'
      ? 'loginSecurityScreen.factor.newCodes'
      : 'loginSecurityScreen.factor.turnOffTitle';
  return (
    <Dialog
      title={t(title)}
      closeLabel={t('loginSecurityScreen.factor.close')}
      onClose={shown.close}
      step={codes ? 'codes' : 'code'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} shown={shown} onDone={onClose} />
      ) : purpose === 'new-codes' ? (
        <NewCodes userId={userId} onCodes={shown.show} />
      ) : (
        <TurnOff userId={userId} onDone={onClose} />
      )}
    </Dialog>
  );
}

function NewCodes({ userId, onCodes }: { userId: string; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTexts();
  const form = useEndpointForm(replaceRecoveryCodes, {
    initial: { code: '' },
    toArgs: (body) => ({ params: { id: userId }, body }),
    onDone: (answer) => onCodes(answer.recovery_codes),
  });
  return <CodeForm form={form} action={t('loginSecurityScreen.factor.newCodes')} />;
}

function TurnOff({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t } = useTexts();
  const form = useEndpointForm(endSecondFactor, {
    initial: { code: '' },
    toArgs: (body) => ({ params: { id: userId }, body }),
    onDone: () => {
      showToast({ tone: 'success', text: t('loginSecurityScreen.factor.turnedOff') });
      onDone();
    },
  });
  return (
    <CodeForm
      form={form}
      lead={t('loginSecurityScreen.factor.turnOffText')}
      action={t('loginSecurityScreen.factor.turnOff')}
    />
  );
}

interface CodeFormProps {
  form: EndpointForm<{ code: string }>;
  lead?: string;
  action: string;
}

function CodeForm({ form, lead, action }: CodeFormProps) {
  const { t } = useTexts();
  return (
    <form className="stack" {...form.formProps}>
      {lead && <p className="muted">{lead}</p>}
      <FormProblems form={form} />
      <TextField
        {...form.field('code')}
        label={t('loginSecurityScreen.factor.anyCode')}
        autoComplete="one-time-code"
        first
      />
      <SubmitButton form={form}>{action}</SubmitButton>
    </form>
  );
}
