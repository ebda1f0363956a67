import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { linkHours } from '@heima/domain/proofs/proof-limits.ts';
import { requestPasswordReset } from '@heima/domain/sign-in/endpoints.ts';
import { useState } from 'react';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './login-security.module.css';

/**
 * For whoever signs in by electronic ID alone: a first password is chosen by the link that others get for a new one, at
 * the primary address once that is confirmed.
 */
export function NoPassword({ account }: { account: CurrentUser }) {
  const { t } = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  const primary = account.email_addresses.find(({ id }) => id === account.primary_email_id);
  const { run, sending, refusal } = useEndpointCall(requestPasswordReset, {
    onDone: () => setSentTo(primary?.address),
  });
  return (
    <>
      <p>{t('loginSecurityScreen.password.none')}</p>
      {primary?.verified ? (
        <>
          <p className="muted">{t('loginSecurityScreen.password.offer', { email: primary.address })}</p>
          {refusal && (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          )}
          {sentTo && (
            <Notice
              tone="success"
              role="status"
              title={t('loginSecurityScreen.password.sent', { email: sentTo })}
            >
              {t('loginSecurityScreen.password.sentText', { hours: linkHours })}
            </Notice>
          )}
          <Button
            className={styles.action}
            busy={sending}
            onClick={() => void run({ params: { email: primary.address } })}
          >
            {t('loginSecurityScreen.password.send')}
          </Button>
        </>
      ) : (
        <>
          <p className="muted">{t('loginSecurityScreen.password.confirmFirst')}</p>
          <LinkButton className={styles.action} to="/account/contact">
            {t('loginSecurityScreen.password.toContact')}
          </LinkButton>
        </>
      )}
    </>
  );
}
