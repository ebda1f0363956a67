import { ContactManager } from '#features/auth/contact/contact-manager.tsx';
import { useOwnAccount } from '#features/auth/contact/use-own-account.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Notice } from '#ui/notice.tsx';

/** E-mail addresses and phone numbers, and their confirmation. */
export function ContactScreen() {
  const { t } = useTexts();
  const { account, renew } = useOwnAccount();
  const missing = account && !(account.has_verified_email_address && account.has_verified_phone_number);
  return (
    <main id="content" className="main">
      <PageHead title={t('auth.contact.title')} path="/account/contact" hidden />
      <div className="main__in contactpage">
        <div className="pagehead">
          <div>
            <h1>{t('auth.contact.title')}</h1>
            <p className="muted">{t('auth.contact.lead')}</p>
          </div>
        </div>
        <div className="stack stack--24">
          {missing && <Notice tone="warning">{t('auth.contact.needBoth')}</Notice>}
          {account ? <ContactManager account={account} renew={renew} /> : <Skeleton />}
        </div>
      </div>
    </main>
  );
}

const Skeleton = () => (
  <div className="stack stack--24" aria-hidden="true">
    <div className="skel skel--card" />
    <div className="skel skel--card" />
  </div>
);
