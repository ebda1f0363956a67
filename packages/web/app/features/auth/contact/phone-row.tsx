import { type CurrentUser, currentUser, updateUser } from '@heima/domain/accounts/endpoints.ts';
import { refusalToRemovePhone, refusalToVerifyPhone } from '@heima/domain/contacts/contact-decisions.ts';
import { removePhone } from '@heima/domain/contacts/endpoints.ts';
import { useState } from 'react';
import { showNumber } from '#entities/person/show-number.ts';
import { VerifiedBadge } from '#entities/person/verified-badge.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/rows.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
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
  const makePrimary = useEndpointCall(updateUser, { stale: [currentUser] });
  const removal = useEndpointCall(removePhone, { stale: [currentUser] });
  const refusal = makePrimary.refusal ?? removal.refusal;
  const number = showNumber(phone);
  return (
    <Row
      title={<span className="num">{number}</span>}
      actions={
        <>
          {!refusalToVerifyPhone({ isVerified: phone.verified }) && !asksCode && (
            <Button size="row" onClick={() => setAsksCode(true)}>
              {t('auth.contact.verifyPhone')}
            </Button>
          )}
          {phone.verified && !primary && (
            <Button
              size="row"
              busy={makePrimary.sending}
              onClick={() =>
                void makePrimary.run({ params: { id: account.id }, body: { primary_phone_id: phone.id } })
              }
            >
              {t('auth.contact.makePrimary')}
            </Button>
          )}
          {!refusalToRemovePhone({ isPrimary: primary }) && (
            <ConfirmButton
              variant="danger-quiet"
              size="row"
              busy={removal.sending}
              confirm={{
                title: t('auth.contact.removePhone.title'),
                text: t('auth.contact.removePhone.text', { phone: number }),
                action: t('auth.contact.removePhone.action'),
                close: t('auth.contact.keep'),
                closeLabel: t('shell.close'),
                danger: true,
              }}
              onConfirm={() => removal.run({ params: { id: phone.id } })}
            >
              {t('auth.contact.remove')}
            </ConfirmButton>
          )}
        </>
      }
      note={
        (asksCode && !phone.verified) || refusal ? (
          <div className="stack stack--12">
            {asksCode && !phone.verified && <PhoneCode phone={phone} />}
            {refusal && (
              <Notice tone="danger" role="alert">
                {refusal}
              </Notice>
            )}
          </div>
        ) : undefined
      }
    >
      <span className="row row--12 row--wrap small">
        <VerifiedBadge verified={phone.verified} />
        {primary && <StateBadge>{t('auth.contact.primary')}</StateBadge>}
      </span>
    </Row>
  );
}
