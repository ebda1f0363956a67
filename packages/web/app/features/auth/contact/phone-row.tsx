import { removePhone } from '@heima/domain/accounts/contact-endpoints.ts';
import { type CurrentUser, updateUser } from '@heima/domain/accounts/endpoints.ts';
import { useState } from 'react';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { State } from './email-row.tsx';
import { PhoneCode } from './phone-code.tsx';
import { showNumber } from './show-number.ts';

interface PhoneRowProps {
  account: CurrentUser;
  phone: CurrentUser['phones'][number];
  onChanged: () => Promise<void>;
}

/** One phone number: its state, the code by SMS, making it the primary one, removing it (V040). */
export function PhoneRow({ account, phone, onChanged }: PhoneRowProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState<'code' | 'remove'>();
  const primary = account.primary_phone_id === phone.id;
  const makePrimary = useEndpointCall(updateUser, { onDone: onChanged });
  const removal = useEndpointCall(removePhone, { onDone: onChanged });
  const refusal = makePrimary.refusal ?? removal.refusal;
  const number = showNumber(phone);
  return (
    <li className="contact__row">
      <div className="contact__what">
        <span className="medium num">{number}</span>
        <span className="row row--12 row--wrap small">
          <State verified={phone.verified} />
          {primary && <StateBadge>{t('auth.contact.primary')}</StateBadge>}
        </span>
      </div>
      <div className="row row--wrap contact__acts">
        {!phone.verified && open !== 'code' && (
          <Button size="row" onClick={() => setOpen('code')}>
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
        {!primary && (
          <Button variant="danger-quiet" size="row" busy={removal.sending} onClick={() => setOpen('remove')}>
            {t('auth.contact.remove')}
          </Button>
        )}
      </div>
      {open === 'code' && !phone.verified && (
        <div className="contact__note">
          <PhoneCode phone={phone} onVerified={onChanged} />
        </div>
      )}
      {refusal && (
        <div className="contact__note">
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('auth.contact.removePhone.title')}
          text={t('auth.contact.removePhone.text', { phone: number })}
          action={t('auth.contact.removePhone.action')}
          close={t('auth.contact.keep')}
          closeLabel={t('shell.close')}
          danger
          onClose={() => setOpen(undefined)}
          onAction={async () => {
            await removal.run({ params: { id: phone.id } });
            setOpen(undefined);
          }}
        />
      )}
    </li>
  );
}
