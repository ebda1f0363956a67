import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Rows } from '#ui/rows.tsx';
import { AddEmail } from './add-email.tsx';
import { AddPhone } from './add-phone.tsx';
import styles from './contact.module.css';
import { EmailRow } from './email-row.tsx';
import { PhoneRow } from './phone-row.tsx';

/** E-mail addresses and phone numbers of the signed-in person (V039, V040). */
export function ContactManager({ account }: { account: CurrentUser }) {
  const { t } = useTexts();
  return (
    <div className="stack stack--24">
      <Card as="section" aria-labelledby="emails">
        <CardHead>
          <h2 id="emails">{t('auth.contact.emails')}</h2>
        </CardHead>
        <Rows>
          {account.email_addresses.map((email) => (
            <EmailRow key={email.id} account={account} email={email} />
          ))}
        </Rows>
        <div className={styles.fresh}>
          <AddEmail userId={account.id} />
        </div>
      </Card>
      <Card as="section" aria-labelledby="phones">
        <CardHead>
          <h2 id="phones">{t('auth.contact.phones')}</h2>
        </CardHead>
        {account.phones.length > 0 ? (
          <Rows>
            {account.phones.map((phone) => (
              <PhoneRow key={phone.id} account={account} phone={phone} />
            ))}
          </Rows>
        ) : (
          <p className={classNames(styles.none, 'muted')}>{t('auth.contact.noPhone')}</p>
        )}
        <div className={styles.fresh}>
          <AddPhone userId={account.id} />
        </div>
      </Card>
    </div>
  );
}
