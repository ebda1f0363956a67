import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { sendEmailConfirmation } from '@heima/domain/contacts/endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { showNumber } from '#entities/person/show-number.ts';
import { useOwnAccount } from '#entities/person/use-own-account.ts';
import { VerifiedBadge } from '#entities/person/verified-badge.tsx';
import { AddPhone } from '#features/auth/contact/add-phone.tsx';
import contactStyles from '#features/auth/contact/contact.module.css';
import { PhoneCode } from '#features/auth/contact/phone-code.tsx';
import { sentRecently } from '#features/auth/contact/sent-recently.ts';
import { useCountdown } from '#features/auth/contact/use-countdown.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import loginStyles from './login.module.css';

interface VerifyContactProps {
  /** Both are confirmed now. */
  onDone: () => void;
  onClose: () => void;
}

/**
 * Confirms e-mail and phone without leaving the page, since publishing needs both. The e-mail is confirmed in another
 * tab or on another device, so the account is looked at again every few seconds.
 */
export function VerifyContact({ onDone, onClose }: VerifyContactProps) {
  const { t } = useTexts();
  const account = useOwnAccount(true);
  const done = account?.has_verified_email_address && account.has_verified_phone_number;
  const told = useRef(false);
  useEffect(() => {
    if (!done || told.current) return;
    told.current = true;
    onDone();
  }, [done, onDone]);
  return (
    <Dialog title={t('auth.verify.title')} closeLabel={t('shell.close')} onClose={onClose} width={568} sheet>
      <p className="muted">{t('auth.verify.text')}</p>
      {account && (
        <div className={loginStyles.ways}>
          <EmailStep account={account} />
          <PhoneStep account={account} />
        </div>
      )}
    </Dialog>
  );
}

function EmailStep({ account }: { account: CurrentUser }) {
  const { t } = useTexts();
  const { email_addresses: emails, primary_email_id: primary } = account;
  const email =
    emails.find(({ verified }) => verified) ?? emails.find(({ id }) => id === primary) ?? emails[0];
  const [resendAt, setResendAt] = useState<string>();
  const left = useCountdown(resendAt);
  const { run, sending, refusal } = useEndpointCall(sendEmailConfirmation, {
    onDone: ({ resend_at }) => setResendAt(resend_at),
    onRefusal: (problem) => {
      const until = sentRecently(problem);
      if (until) setResendAt(until);
      return until ? true : undefined;
    },
  });
  if (!email) return null;
  return (
    <section className={contactStyles.step} aria-label={t('auth.contact.emails')}>
      <div className={contactStyles.done}>
        <span className="medium">{email.address}</span>
        <span role="status">
          <VerifiedBadge verified={email.verified} />
        </span>
      </div>
      {!email.verified && (
        <>
          <p className="small muted">
            {resendAt ? t('auth.contact.mailHelp') : t('auth.verify.email', { email: email.address })}
          </p>
          {refusal && (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          )}
          <Button
            disabled={sending || left > 0}
            onClick={() => void run({ params: { id: email.id }, body: {} })}
          >
            {left > 0 ? t('auth.contact.againIn', { count: left }) : t('auth.contact.mailAgain')}
          </Button>
        </>
      )}
    </section>
  );
}

function PhoneStep({ account }: { account: CurrentUser }) {
  const { t } = useTexts();
  const [started, setStarted] = useState<string>();
  const phone = account.phones.find(({ verified }) => verified) ?? account.phones.at(-1);
  return (
    <section className={contactStyles.step} aria-label={t('auth.contact.phones')}>
      {phone ? (
        <div className={contactStyles.done}>
          <span className="medium num">{showNumber(phone)}</span>
          <span role="status">
            <VerifiedBadge verified={phone.verified} />
          </span>
        </div>
      ) : (
        <AddPhone userId={account.id} onAdded={({ id }) => setStarted(id)} />
      )}
      {phone && !phone.verified && started !== phone.id && (
        <Button onClick={() => setStarted(phone.id)}>{t('auth.contact.verifyPhone')}</Button>
      )}
      {phone && !phone.verified && started === phone.id && <PhoneCode phone={phone} />}
    </section>
  );
}
