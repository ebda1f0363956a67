import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { IconPencil } from '@tabler/icons-react';
import styles from '#areas/profile/profile.module.css';
import { showNumber } from '#entities/person/show-number.ts';
import { VerifiedBadge } from '#entities/person/verified-badge.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CardBody } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

/** E-mail addresses and phone numbers with their marks (V047); they are changed on a page of their own. */
export function ContactSection({ account }: { account: CurrentUser }) {
  const { t } = useTexts();
  const rows = [
    ...account.email_addresses.map(({ id, address, verified }) => ({
      id,
      kind: 'email' as const,
      text: address,
      verified,
      primary: id === account.primary_email_id,
    })),
    ...account.phones.map((phone) => ({
      id: phone.id,
      kind: 'phone' as const,
      text: showNumber(phone),
      verified: phone.verified,
      primary: phone.id === account.primary_phone_id,
    })),
  ];
  return (
    <Section
      bar
      id="contact"
      title={t('shell.menu.contact')}
      actions={
        <LinkButton variant="quiet" size="small" to="/account/contact">
          <Icon of={IconPencil} size={16} />
          {t('profileScreens.change')}
          <span className="sr"> {t('shell.menu.contact')}</span>
        </LinkButton>
      }
    >
      <Rows>
        {rows.map(({ id, kind, text, verified, primary }) => (
          <li key={id} className={styles.row}>
            <span className={classNames(styles.rowWhat, 'medium')}>{text}</span>
            <span className="row row--wrap small">
              <VerifiedBadge verified={verified} />
              {primary && <StateBadge>{t(`auth.contact.primary.${kind}`)}</StateBadge>}
            </span>
          </li>
        ))}
      </Rows>
      {account.phones.length === 0 && (
        <CardBody as="p" className="muted">
          {t('auth.contact.noPhone')}
        </CardBody>
      )}
    </Section>
  );
}
