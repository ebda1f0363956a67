import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { refusalToConfirmEmail, refusalToRemoveEmail } from '@heima/domain/contacts/contact-decisions.ts';
import { removeEmail, sendEmailConfirmation } from '@heima/domain/contacts/endpoints.ts';
import { useState } from 'react';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { ContactRow } from './contact-row.tsx';
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

  return (
    <ContactRow
      account={account}
      contact={email}
      title={email.address}
      isPrimary={primary}
      primary={{ primary_email_id: email.id }}
      remove={removeEmail}
      canRemove={!refusalToRemoveEmail({ isPrimary: primary, count: account.email_addresses.length })}
      question={{
        title: t('auth.contact.removeEmail.title'),
        text: t('auth.contact.removeEmail.text', { email: email.address }),
        action: t('auth.contact.removeEmail.action'),
      }}
      confirm={
        !refusalToConfirmEmail({ isVerified: email.verified }) && (
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
        )
      }
      help={sentUntil && !email.verified && <p className="small muted">{t('auth.contact.mailHelp')}</p>}
      refusal={confirmation.refusal}
    />
  );
}
