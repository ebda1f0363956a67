import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './identity.module.css';
import { MobileLoginWidget } from './mobile-login-widget.tsx';
import { PersonalIdWidget } from './personal-id-widget.tsx';
import { RegistryRefresh } from './registry-refresh.tsx';
import { useIdentity } from './use-identity.ts';
import { VerificationWidget } from './verification-widget.tsx';

interface IdentitySectionProps {
  account: Pick<CurrentUser, 'id' | 'phones' | 'primary_phone_id'>;
  /** The page it stands on: providers send people back there. */
  page: string;
}

/** Who the person has proved to be, and the ways to prove it (V041, V042, V043). Its page loads `identityQuery`. */
export function IdentitySection({ account, page }: IdentitySectionProps) {
  const { t } = useTexts();
  const identity = useIdentity(account.id);
  const section = useRef<HTMLElement>(null);
  // Whoever comes back from a provider comes back to this part of the page.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('identity')) section.current?.scrollIntoView();
  }, []);
  if (!identity) return <Skeleton card />;
  const parts = { identity, account, returnPath: `${page}?identity=1` };
  return (
    <Card as="section" ref={section} id="identity" aria-labelledby="identity-title">
      <CardHead>
        <h2 id="identity-title">{t('identity.title')}</h2>
      </CardHead>
      <div className={styles.part}>
        <p className="muted">{t(identity.verified ? 'identity.locked' : 'identity.lead')}</p>
        {identity.personal_id && <RegistryRefresh {...parts} />}
      </div>
      <MobileLoginWidget {...parts} />
      <PersonalIdWidget {...parts} />
      {/* Whoever is proved by electronic ID needs no document. */}
      {(!identity.verified || identity.verification) && <VerificationWidget {...parts} />}
    </Card>
  );
}
