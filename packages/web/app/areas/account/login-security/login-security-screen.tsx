import { useOwnAccount } from '#entities/person/use-own-account.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Password, devices, second factor, one's data and the way out (V031). */
export function LoginSecurityScreen() {
  const { t } = useTexts();
  const account = useOwnAccount();
  return (
    <Page
      head={<PageHead title={t('shell.menu.security')} path="/account/login-security" hidden />}
      title={t('shell.menu.security')}
      lead={t('loginSecurityScreen.lead')}
    >
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
          <Skeleton card />
          <Skeleton card />
        </div>
      )}
    </Page>
  );
}
