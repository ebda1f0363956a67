import { startMobileLogin } from '@heima/domain/accounts/identity-endpoints.ts';
import { homeCallingCode, icelandicDigits } from '@heima/domain/accounts/phone-number.ts';
import { IconDeviceMobileOff, IconId, IconMail } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useEarlyTyping } from '../../../platform/forms/early-typing.ts';
import { useEndpointCall } from '../../../platform/forms/use-endpoint-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Inline } from '../../../ui/prose.tsx';
import type { LoginFlow } from '../use-login-flow.ts';

/** Signing in by phone number, where the modal starts (V018, R046); the other ways stand below. */
export function MobileView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const id = useId();
  const formId = `${id}-form`;
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  const { run, sending, refusal } = useEndpointCall(startMobileLogin, {
    onRefusal: ({ body }) => (body.code === 'accounts.mobileLoginNotYet' ? body.detail : undefined),
  });
  useEarlyTyping(formId);
  const start = () => {
    // R061: the number is checked before anything is sent.
    if (phone.length !== icelandicDigits) {
      setError(t('auth.documents.login-modal_phone_validation_message'));
      document.getElementById(id)?.focus();
    } else void run({ body: { phone: homeCallingCode + phone } });
  };
  return (
    <>
      <form
        id={formId}
        method="post"
        className="stack"
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <PhoneField
          id={id}
          name="phone"
          label={t('auth.mobile.phone')}
          help={t('auth.mobile.help')}
          value={phone}
          error={error}
          onChange={(digits) => {
            setPhone(digits);
            setError(undefined);
          }}
          callingCode={homeCallingCode}
          digits={icelandicDigits}
          first
        />
        {refusal && (
          <Notice tone="info" role="alert" icon={IconDeviceMobileOff}>
            {refusal}
          </Notice>
        )}
        <button className={`${refusal ? way : main} btn--big btn--wide`} type="submit" disabled={sending}>
          {t('auth.next')}
        </button>
      </form>
      <div className="or">{t('auth.or')}</div>
      <div className="stack stack--8">
        <button
          className={`${refusal ? main : way} btn--big btn--wide`}
          type="button"
          onClick={() => flow.go('email')}
        >
          <Icon of={IconMail} />
          {t('auth.mobile.byEmail')}
        </button>
        <button className={`${way} btn--big btn--wide`} type="button" onClick={() => flow.go('personal-id')}>
          <Icon of={IconId} />
          {t('auth.mobile.byPersonalId')}
        </button>
      </div>
      <p className="small muted login__new">
        <Inline text={t('auth.mobile.newHere')} />
      </p>
    </>
  );
}

const main = 'btn btn--primary';
const way = 'btn btn--line';
