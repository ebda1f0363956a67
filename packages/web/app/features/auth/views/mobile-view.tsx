import { isEmail, normalizeEmail } from '@heima/domain/contacts/email-address.ts';
import { homeCallingCode, icelandicDigits } from '@heima/domain/contacts/phone-number.ts';
import { mobileLoginStatus, startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { IconId, IconMail } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '#features/auth/login.module.css';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { mobileRefusal } from '#features/auth/mobile-refusal.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { ControlCode } from '#platform/eid/control-code.tsx';
import { usePolledEndpoint } from '#platform/eid/use-polled-endpoint.ts';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { isBare } from '#ui/fields/grouped-digits.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Inline } from '#ui/prose.tsx';

type Started = CallResult<typeof startMobileLogin>;

/** Signing in by electronic ID on the phone, where the modal starts (V018, R046); the other ways stand below. */
export function MobileView({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  const [id, emailId] = [useId(), useId()];
  const formId = `${id}-form`;
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState(flow.email);
  const [asksEmail, setAsksEmail] = useState(false);
  const [wrong, setWrong] = useState<{ phone?: string; email?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [started, setStarted] = useState<Started>();
  const address = normalizeEmail(email);

  /** Every refusal clears the control code (R084). */
  const refused = (found: ApiProblem): true => {
    setStarted(undefined);
    const text = mobileRefusal(found, t);
    const { code, errors } = found.body;
    if (code === 'contacts.emailExists') flow.emailTaken(address, text);
    else if (errors?.phone ?? errors?.email)
      setWrong({ phone: errors?.phone?.[0], email: errors?.email?.[0] });
    else setProblem(text);
    if (code === 'electronicId.phoneNotFoundOnUser') setAsksEmail(true);
    return true;
  };
  const { run, sending, refusal } = useEndpointCall(startMobileLogin, {
    onDone: setStarted,
    onRefusal: refused,
  });
  usePolledEndpoint(mobileLoginStatus, started && { params: { token: started.token } }, {
    isDone: ({ status }) => status === 'success',
    onDone: () => void flow.entered({ isNew: asksEmail }),
    onRefusal: refused,
  });
  useEarlyTyping(formId);
  useFocusAfter(started, asksEmail ? emailId : id);

  const start = () => {
    setProblem(undefined);
    // R061: the number is checked before anything is sent.
    const found = {
      ...(isBare(phone) && phone.length === icelandicDigits
        ? {}
        : { phone: t('auth.documents.login-modal_phone_validation_message') }),
      ...(!asksEmail || isEmail(address)
        ? {}
        : { email: t('auth.documents.login-modal_email_validation_message') }),
    };
    setWrong(found);
    if (found.phone ?? found.email) document.getElementById(found.phone ? id : emailId)?.focus();
    else void run({ body: { phone: homeCallingCode + phone, ...(asksEmail ? { email: address } : {}) } });
  };

  if (started)
    return (
      <ControlCode
        code={started.control_code}
        phone={`${phone.slice(0, 3)} ${phone.slice(3)}`}
        expiresAt={started.expires_at}
        onCancel={() => setStarted(undefined)}
      />
    );
  const told = problem ?? refusal;
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
          error={wrong.phone}
          onChange={(digits) => {
            setPhone(digits);
            setWrong({});
            // Another number is another question.
            setAsksEmail(false);
          }}
          callingCode={homeCallingCode}
          digits={icelandicDigits}
          first
        />
        {told && (
          <Notice tone={asksEmail ? 'info' : 'danger'} role="alert">
            {told}
          </Notice>
        )}
        {asksEmail && (
          <TextField
            id={emailId}
            name="email"
            type="email"
            label={t('auth.email.label')}
            help={t('identity.login.emailHelp')}
            value={email}
            error={wrong.email}
            onChange={(text) => {
              setEmail(text);
              setWrong({});
            }}
            autoComplete="email"
          />
        )}
        <Button variant="primary" size="large" wide type="submit" busy={sending}>
          {t('auth.next')}
        </Button>
        {asksEmail && (
          <p className="small muted">
            <Inline text={t('identity.login.terms')} />
          </p>
        )}
      </form>
      <div className={styles.between}>{t('auth.or')}</div>
      <div className="stack stack--8">
        <Button size="large" wide onClick={() => flow.go('email')}>
          <Icon of={IconMail} />
          {t('auth.mobile.byEmail')}
        </Button>
        <Button size="large" wide onClick={() => flow.go('personal-id')}>
          <Icon of={IconId} />
          {t('auth.mobile.byPersonalId')}
        </Button>
      </div>
      <p className={classNames(styles.signUp, 'small muted')}>
        <Inline text={t('auth.mobile.newHere')} />
      </p>
    </>
  );
}

/** When the control code goes, or the e-mail field comes, the focus is where the person goes on. */
function useFocusAfter(started: Started | undefined, fieldId: string): void {
  const before = useRef({ started, fieldId });
  useEffect(() => {
    const { started: shown, fieldId: focused } = before.current;
    before.current = { started, fieldId };
    if (started || (!shown && focused === fieldId)) return;
    document.getElementById(fieldId)?.focus();
  }, [started, fieldId]);
}
