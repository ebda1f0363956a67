import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { refusalToRemovePhone, refusalToVerifyPhone } from '@heima/domain/contacts/contact-decisions.ts';
import { removePhone } from '@heima/domain/contacts/endpoints.ts';
import { useState } from 'react';
import { showNumber } from '#entities/person/show-number.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ContactRow } from './contact-row.tsx';
import { PhoneCode } from './phone-code.tsx';

interface PhoneRowProps {
  account: CurrentUser;
  phone: CurrentUser['phones'][number];
}

/** One phone number: its state, the code by SMS, making it the primary one, removing it (V040). */
export function PhoneRow({ account, phone }: PhoneRowProps) {
  const { t } = useTexts();
  const [asksCode, setAsksCode] = useState(false);
  const primary = account.primary_phone_id === phone.id;
  const number = showNumber(phone);

  return (
    <ContactRow
      account={account}
      contact={phone}
      title={<span className="num">{number}</span>}
      isPrimary={primary}
      primary={{ primary_phone_id: phone.id }}
      remove={removePhone}
      canRemove={!refusalToRemovePhone({ isPrimary: primary })}
      question={{
        title: t('auth.contact.removePhone.title'),
        text: t('auth.contact.removePhone.text', { phone: number }),
        action: t('auth.contact.removePhone.action'),
      }}
      confirm={
        !refusalToVerifyPhone({ isVerified: phone.verified }) &&
        !asksCode && (
          <Button size="row" onClick={() => setAsksCode(true)}>
            {t('auth.contact.verifyPhone')}
          </Button>
        )
      }
      help={asksCode && !phone.verified && <PhoneCode phone={phone} />}
      refusal={undefined}
    />
  );
}
