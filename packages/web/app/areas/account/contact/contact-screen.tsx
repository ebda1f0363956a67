import { useOwnAccount } from '#entities/person/use-own-account.ts';
import { ContactManager } from '#features/auth/contact/contact-manager.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';

/** E-mail addresses and phone numbers, and their confirmation. */
export function ContactScreen() {
  const { t } = useTexts();
  const account = useOwnAccount();
  const missing = account && !(account.has_verified_email_address && account.has_verified_phone_number);
  return (
    <Page
      head={<PageHead title={t('shell.menu.contact')} path="/account/contact" hidden />}
      title={t('shell.menu.contact')}
      lead={t('auth.contact.lead')}
    >
      <div className="stack stack--24">
        {missing && <Notice tone="warning">{t('auth.contact.needBoth')}</Notice>}
        {account ? <ContactManager account={account} /> : <CardSkeletons count={2} />}
      </div>
    </Page>
  );
}
