import { normalizeEmail } from '@heima/domain/contacts/email-address.ts';
import { createGatewayUser } from '@heima/domain/electronic-id/endpoints.form.ts';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Inline } from '#ui/prose.tsx';
import { showToast } from '#ui/toasts.ts';

/** The e-mail address of somebody whom the gateway has named and who has no account yet (V025, R104, R106). */
export function PersonalIdEmailView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const form = useEndpointForm(createGatewayUser, {
    initial: { email: flow.email },
    toArgs: ({ email }) => ({ body: { email: normalizeEmail(email), token: flow.gatewayToken ?? '' } }),
    onDone: () => flow.entered({ isNew: true }),
    onRefusal: ({ body }, { email }) => {
      if (body.code === 'contacts.emailExists') {
        flow.emailTaken(normalizeEmail(email), body.detail);
        return true;
      }
      if (body.errors) return undefined;
      // The proof has run out, or was used: it begins anew.
      showToast({ tone: 'danger', text: body.detail });
      flow.dropGateway();
      return true;
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormProblems form={form} />
      <p className="muted">{t('identity.gateway.emailText')}</p>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('auth.email.label')}
        help={t('identity.login.emailHelp')}
        autoComplete="email"
        first
      />
      <SubmitButton form={{ sending: form.sending || flow.finishing }}>
        {t('auth.signup.create')}
      </SubmitButton>
      <p className="small muted">
        <Inline text={t('identity.login.terms')} />
      </p>
    </form>
  );
}
