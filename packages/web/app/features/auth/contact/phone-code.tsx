import { verifyPhone } from '@heima/domain/contacts/endpoints.form.ts';
import { sendPhoneCode } from '@heima/domain/contacts/endpoints.ts';
import { codeDigits, codeMinutes } from '@heima/domain/proofs/proof-limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showNumber } from '#entities/person/show-number.ts';
import waitStyles from '#platform/eid/wait.module.css';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { onLive } from '#platform/live/live-events.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/notice.tsx';
import contactStyles from './contact.module.css';
import { sentRecently } from './sent-recently.ts';
import { useCountdown } from './use-countdown.ts';

interface PhoneCodeProps {
  phone: { id: string; country_code: string; number: string };
}

/**
 * Sends a code to a number and takes it (R154, R156). Six digits send themselves; a new code can be asked for after the
 * pause that the server names.
 */
export function PhoneCode({ phone }: PhoneCodeProps) {
  const { t } = useTexts();
  const [resendAt, setResendAt] = useState<string>();
  const left = useCountdown(resendAt);
  const [refused, setRefused] = useState(false);
  const sending = useEndpointCall(sendPhoneCode, {
    onDone: ({ resend_at }) => setResendAt(resend_at),
    // The code of a moment ago still counts.
    onRefusal: (problem) => {
      const until = sentRecently(problem);
      if (until) setResendAt(until);
      return until ? true : undefined;
    },
  });
  const form = useEndpointForm(verifyPhone, {
    initial: { code: '' },
    toArgs: ({ code }) => ({ params: { id: phone.id }, body: { code } }),
  });
  const { code } = form.values;

  const asked = useRef(false);
  const { run } = sending;
  // The answer to asking comes before the SMS is handed over: that it was refused is reported afterwards.
  useEffect(
    () =>
      onLive(['contacts.codeRefused'], ({ kind }) => {
        if (kind === 'contacts.codeRefused') setRefused(true);
      }),
    [],
  );
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void run({ params: { id: phone.id } });
  }, [run, phone.id]);

  // Whoever asked for the code types it next.
  const { id: codeId } = form.field('code');
  useEffect(() => {
    if (resendAt !== undefined) document.getElementById(codeId)?.focus();
  }, [resendAt, codeId]);

  const sentBy = useRef('');
  const judged = useRef('');
  /** A code that was found wrong is not sent again by the button, which would take another of its few tries. */
  const send = async () => {
    if (judged.current === code && code !== '') return document.getElementById(codeId)?.focus();
    const problem = await form.submit();
    if (problem?.body.errors?.code) judged.current = code;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete code is sent once, when it is complete.
  useEffect(() => {
    if (code.length !== codeDigits || sentBy.current === code) return;
    sentBy.current = code;
    void send();
  }, [code]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    sentBy.current = code;
    void send();
  };

  const problem = refused ? t('contacts.refusals.smsFailed') : sending.refusal;
  return (
    <form className={classNames(contactStyles.code, 'stack stack--12')} {...form.formProps} onSubmit={submit}>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <FormProblems form={form} />
      {resendAt !== undefined && !problem && (
        <>
          <p role="status">
            {t('auth.code.sent', { digits: codeDigits, phone: showNumber(phone), minutes: codeMinutes })}
          </p>
          <CodeField {...form.field('code')} label={t('auth.code.label')} digits={codeDigits} first />
          <div className={waitStyles.wait} role="presentation" />
          <SubmitButton form={form}>{t('auth.code.verify')}</SubmitButton>
        </>
      )}
      <div className={classNames(contactStyles.codeAgain, 'row between row--wrap')}>
        {left > 0 ? (
          <span className="small muted num">{t('auth.code.againIn', { count: left })}</span>
        ) : (
          <Button
            variant="quiet"
            busy={sending.sending}
            onClick={() => {
              form.set('code', '');
              judged.current = '';
              sentBy.current = '';
              setRefused(false);
              void run({ params: { id: phone.id } });
            }}
          >
            {t('auth.code.again')}
          </Button>
        )}
      </div>
    </form>
  );
}
