import { confirmEmail } from '@heima/domain/contacts/endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import styles from '#areas/auth/auth-card.module.css';
import { AuthCard } from '#areas/auth/auth-card.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * Confirms an e-mail address by the token of its e-mail (V028, R158). The token is posted by the page, not by the link:
 * programs that only look at links confirm nothing.
 */
export function ConfirmEmailScreen() {
  const { t } = useTexts();
  const { token = '' } = useParams();
  const viewer = useViewer();
  const [email, setEmail] = useState<string>();
  const { run, sending, refusal } = useEndpointCall(confirmEmail, {
    onDone: (answer) => setEmail(answer.email),
  });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run({ body: { token } });
  }, [run, token]);
  return (
    <AuthCard>
      <PageHead title={t('auth.confirm.title')} path="/emailconfirmation" hidden />
      <h1>{t('auth.confirm.title')}</h1>
      <div className={classNames(styles.body, 'stack')}>
        {email !== undefined ? (
          <Notice tone="success" role="status" title={t('auth.confirm.done')}>
            {t('auth.confirm.doneText', { email })} {viewer && t('auth.confirm.goOn')}
          </Notice>
        ) : refusal ? (
          <Notice tone="danger" role="alert" title={t('auth.confirm.failed')}>
            {refusal}
          </Notice>
        ) : (
          <p className="muted" role="status" aria-busy={sending}>
            {t('auth.confirm.waiting')}
          </p>
        )}
        <noscript>
          <p className="muted">{t('auth.noScript')}</p>
        </noscript>
        {refusal && (
          <>
            <p className="muted">{t('auth.confirm.help')}</p>
            <LinkButton variant="primary" size="large" wide to="/account/contact" reloadDocument>
              {t('auth.confirm.newMail')}
            </LinkButton>
          </>
        )}
        {email !== undefined && (
          <>
            {viewer?.user_type === 'LL' && (
              <LinkButton variant="primary" size="large" wide to="/landlord/my-listings">
                {t('auth.confirm.toListings')}
              </LinkButton>
            )}
            {viewer?.user_type === 'TN' && (
              <LinkButton variant="primary" size="large" wide to="/account/saved-searches">
                {t('auth.confirm.toSearches')}
              </LinkButton>
            )}
            <LinkButton
              variant={viewer ? 'line' : 'primary'}
              size="large"
              wide
              to={viewer ? '/account/contact' : '/listings'}
            >
              {viewer ? t('auth.confirm.toContact') : t('auth.confirm.toSearch')}
            </LinkButton>
          </>
        )}
      </div>
    </AuthCard>
  );
}
