import { isEmail, normalizeEmail } from '@heima/domain/contacts/email-address.ts';
import { checkEmail } from '@heima/domain/contacts/endpoints.ts';
import { useId, useState } from 'react';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';

/** The e-mail address; the check decides whether a password or a new account comes next (V019). */
export function EmailView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const id = useId();
  const formId = `${id}-form`;
  const [email, setEmail] = useState(flow.email);
  const [left, setLeft] = useState(false);
  const [tried, setTried] = useState(false);
  const address = normalizeEmail(email);
  const fits = isEmail(address);
  const { run, sending, refusal } = useEndpointCall(checkEmail, {
    onDone: () => flow.checked(address, false),
    onRefusal: ({ body }) => {
      // R056: 400 with this code is how the check says that the address is known.
      if (body.code !== 'contacts.emailExists') return body.errors?.email?.[0];
      flow.checked(address, true);
      return true;
    },
  });
  useEarlyTyping(formId);
  return (
    <form
      id={formId}
      method="post"
      className="stack"
      noValidate
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) return void run({ params: { email: address } });
        setTried(true);
        document.getElementById(id)?.focus();
      }}
    >
      <TextField
        id={id}
        name="email"
        type="email"
        label={t('auth.email.label')}
        help={t('auth.email.help')}
        value={email}
        onChange={setEmail}
        error={
          (tried || (left && email !== '')) && !fits
            ? t('auth.documents.login-modal_email_validation_message')
            : undefined
        }
        autoComplete="username"
        first
        onLeave={() => setLeft(true)}
      />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Button variant="primary" size="large" wide type="submit" busy={sending}>
        {t('auth.next')}
      </Button>
    </form>
  );
}
