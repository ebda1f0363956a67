import { type CurrentUser, updateUser } from '@heima/domain/accounts/endpoints.ts';
import type { removeEmail, removePhone } from '@heima/domain/contacts/endpoints.ts';
import type { ReactNode } from 'react';
import { VerifiedBadge } from '#entities/person/verified-badge.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/rows.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

interface ContactRowProps {
  account: CurrentUser;
  contact: { id: string; verified: boolean };
  title: ReactNode;
  isPrimary: boolean;
  /** What makes it the primary one. */
  primary: { primary_email_id: string } | { primary_phone_id: string };
  /** The call that removes it, and what is asked before; absent where it must stay. */
  remove: typeof removeEmail | typeof removePhone;
  canRemove: boolean;
  question: { title: string; text: string; action: string };
  /** The button that confirms it. */
  confirm: ReactNode;
  /** What follows from that button, and why it was refused. */
  help: ReactNode;
  refusal: string | undefined;
}

/** An e-mail address or a phone number: its state, confirming it, making it the primary one, removing it (V039, V040). */
export function ContactRow({ account, contact, isPrimary, ...row }: ContactRowProps) {
  const { t } = useTexts();
  const makePrimary = useEndpointCall(updateUser);
  const removal = useEndpointCall(row.remove);
  const kind = 'primary_email_id' in row.primary ? 'email' : 'phone';
  const refusal = row.refusal ?? makePrimary.refusal ?? removal.refusal;
  return (
    <Row
      title={row.title}
      actions={
        <>
          {row.confirm}
          {contact.verified && !isPrimary && (
            <Button
              size="row"
              busy={makePrimary.sending}
              onClick={() => void makePrimary.run({ params: { id: account.id }, body: row.primary })}
            >
              {t(`auth.contact.makePrimary.${kind}`)}
            </Button>
          )}
          {row.canRemove && (
            <ConfirmButton
              variant="danger-quiet"
              size="row"
              busy={removal.sending}
              confirm={{
                ...row.question,
                close: t('auth.contact.keep'),
                closeLabel: t('shell.close'),
                danger: true,
              }}
              onConfirm={() => removal.run({ params: { id: contact.id } })}
            >
              {t('auth.contact.remove')}
            </ConfirmButton>
          )}
        </>
      }
      note={
        row.help || refusal ? (
          <div className="stack stack--12">
            {row.help}
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
        <VerifiedBadge verified={contact.verified} />
        {isPrimary && <StateBadge>{t(`auth.contact.primary.${kind}`)}</StateBadge>}
      </span>
    </Row>
  );
}
