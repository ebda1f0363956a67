import { type CurrentUser, currentUser, updateUser } from '@heima/domain/accounts/endpoints.ts';
import { refusalToConfirmEmail, refusalToRemoveEmail } from '@heima/domain/contacts/contact-decisions.ts';
import { removeEmail, sendEmailConfirmation } from '@heima/domain/contacts/endpoints.ts';
import { useState } from 'react';
import { VerifiedBadge } from '#entities/person/verified-badge.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/rows.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { showToast } from '#ui/toasts.ts';
import { sentRecently } from './sent-recently.ts';
import { useCountdown } from './use-countdown.ts';

interface EmailRowProps {
  account: CurrentUser;
  email: CurrentUser['email_addresses'][number];
}

/** One e-mail address: its state, the confirmation mail, making it the primary one, removing it (V039). */
export function EmailRow({ account, email }: EmailRowProps) {
  const { t } = useTexts();
  const [sentUntil, setSentUntil] = useState<string>();
  const left = useCountdown(sentUntil);
  const primary = account.primary_email_id === email.id;

  const confirmation = useEndpointCall(sendEmailConfirmation, {
    onDone: ({ resend_at }) => {
      setSentUntil(resend_at);
      showToast({ tone: 'success', text: t('auth.contact.mailSent', { email: email.address }) });
    },
    // The mail of a moment ago still counts: the button shows how long until the next.
    onRefusal: (problem) => {
      const until = sentRecently(problem);
      if (until) setSentUntil(until);
      return until ? true : undefined;
    },
  });
  const makePrimary = useEndpointCall(updateUser, { stale: [currentUser] });
  const removal = useEndpointCall(removeEmail, { stale: [currentUser] });
  const refusal = confirmation.refusal ?? makePrimary.refusal ?? removal.refusal;

  return (
    <Row
      title={email.address}
      actions={
        <>
          {!refusalToConfirmEmail({ isVerified: email.verified }) && (
            <Button
              size="row"
              disabled={confirmation.sending || left > 0}
              onClick={() => void confirmation.run({ params: { id: email.id }, body: {} })}
            >
              {left > 0
                ? t('auth.contact.againIn', { count: left })
                : sentUntil
                  ? t('auth.contact.mailAgain')
                  : t('auth.contact.sendMail')}
            </Button>
          )}
          {email.verified && !primary && (
            <Button
              size="row"
              busy={makePrimary.sending}
              onClick={() =>
                void makePrimary.run({ params: { id: account.id }, body: { primary_email_id: email.id } })
              }
            >
              {t('auth.contact.makePrimary')}
            </Button>
          )}
          {!refusalToRemoveEmail({ isPrimary: primary, count: account.email_addresses.length }) && (
            <ConfirmButton
              variant="danger-quiet"
              size="row"
              busy={removal.sending}
              confirm={{
                title: t('auth.contact.removeEmail.title'),
                text: t('auth.contact.removeEmail.text', { email: email.address }),
                action: t('auth.contact.removeEmail.action'),
                close: t('auth.contact.keep'),
                closeLabel: t('shell.close'),
                danger: true,
              }}
              onConfirm={() => removal.run({ params: { id: email.id } })}
            >
              {t('auth.contact.remove')}
            </ConfirmButton>
          )}
        </>
      }
      note={
        (sentUntil && !email.verified) || refusal ? (
          <div className="stack stack--12">
            {sentUntil && !email.verified && <p className="small muted">{t('auth.contact.mailHelp')}</p>}
            {refusal && (
              <Notice tone="danger" role="alert">
                {refusal}
              </Notice>
            )}
          </div>
        ) : undefined
      }
    >
      <span className="row row--12 row--wrap small">
        <VerifiedBadge verified={email.verified} />
        {primary && <StateBadge>{t('auth.contact.primary')}</StateBadge>}
      </span>
    </Row>
  );
}
