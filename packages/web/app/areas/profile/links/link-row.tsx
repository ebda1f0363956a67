import { type ProfileLink, withdrawProfileLink } from '@heima/domain/profiles/link-endpoints.ts';
import { IconCopy, IconEye, IconLinkOff } from '@tabler/icons-react';
import { useRef } from 'react';
import styles from '#areas/profile/profile.module.css';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/rows.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { showToast } from '#ui/toasts.ts';
import { copyText } from './copy-text.ts';

/** One share link: for whom, until when, who has looked. */
export function LinkRow({ link, onWithdrawn }: { link: ProfileLink; onWithdrawn: () => void }) {
  const { t, format } = useTexts();
  const row = useRef<HTMLLIElement>(null);
  const name = link.name || t('profileScreens.links.unnamed', { date: format.date(link.created_at) });
  const withdrawal = useEndpointCall(withdrawProfileLink, {
    onDone: () => {
      showToast({ tone: 'success', text: t('profileScreens.links.withdrawn', { name }) });
      onWithdrawn();
      row.current?.focus();
    },
  });
  const isOpen = link.state === 'open';
  return (
    <Row
      ref={row}
      top
      title={name}
      actions={
        isOpen && (
          <>
            <Button
              size="row"
              aria-label={t('profileScreens.links.copyNamed', { name })}
              onClick={() => void copyText(link.url ?? '', t)}
            >
              <Icon of={IconCopy} size={16} />
              {t('profileScreens.links.copy')}
            </Button>
            <ConfirmButton
              variant="danger-quiet"
              size="row"
              aria-label={t('profileScreens.links.withdrawNamed', { name })}
              busy={withdrawal.sending}
              confirm={{
                title: t('profileScreens.links.withdrawTitle'),
                text: t('profileScreens.links.withdrawText', { name }),
                action: t('profileScreens.links.withdraw'),
                close: t('profileScreens.links.keep'),
                closeLabel: t('shell.close'),
                danger: true,
              }}
              onConfirm={() => withdrawal.run({ params: { id: link.id } })}
            >
              <Icon of={IconLinkOff} size={16} />
              {t('profileScreens.links.withdraw')}
            </ConfirmButton>
          </>
        )
      }
      note={withdrawal.refusal && <FieldError alert>{withdrawal.refusal}</FieldError>}
    >
      <span className="small muted">
        {t(`profileScreens.links.state.${link.state}`, {
          date: format.date(link.withdrawn_at ?? link.expires_at),
        })}
        {link.includes_paychecks && `\u00a0· ${t('profileScreens.links.withPaychecks')}`}
      </span>
      {isOpen && link.url && <Address url={link.url} name={name} />}
      <Openings link={link} />
    </Row>
  );
}

const Address = ({ url, name }: { url: string; name: string }) => (
  <Input
    size="small"
    className={styles.address}
    readOnly
    value={url}
    aria-label={name}
    onFocus={({ target }) => target.select()}
  />
);

/** The latest looks, folded away. */
function Openings({ link }: { link: ProfileLink }) {
  const { t, format } = useTexts();
  if (link.opening_count === 0)
    return <span className="small muted">{t('profileScreens.links.neverOpened')}</span>;
  return (
    <details className="small">
      <summary>{t('profileScreens.links.opened', { count: link.opening_count })}</summary>
      <div className={styles.openings}>
        <Timeline
          label={t('profileScreens.links.opened', { count: link.opening_count })}
          events={link.openings.map(({ at, full_name }, index) => ({
            key: `${at} ${index}`,
            at,
            when: `${format.date(at)} ${format.time(at)}`,
            what: full_name ?? t('profileScreens.links.somebody'),
            icon: IconEye,
          }))}
        />
      </div>
    </details>
  );
}
