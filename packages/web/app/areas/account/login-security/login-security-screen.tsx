import { useOwnAccount } from '#features/auth/contact/use-own-account.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import './login-security.css';

/** Password, devices, second factor, one's data and the way out (V031). */
export function LoginSecurityScreen() {
  const { t } = useTexts();
  const { account } = useOwnAccount();
  return (
    <main id="content" className="main">
      <PageHead title={t('security.title')} path="/account/login-security" hidden />
      <div className="main__in security">
        <div className="pagehead">
          <div>
            <h1>{t('security.title')}</h1>
            <p className="muted">{t('security.lead')}</p>
          </div>
        </div>
        {account ? (
          <div className="stack stack--24">
            <PasswordSection account={account} />
            <FactorSection userId={account.id} />
            <SessionsSection />
            <ExportSection userId={account.id} />
            <DeleteSection userId={account.id} />
          </div>
        ) : (
          <div className="stack stack--24" aria-hidden="true">
            <div className="skel skel--card" />
            <div className="skel skel--card" />
          </div>
        )}
      </div>
    </main>
  );
}
