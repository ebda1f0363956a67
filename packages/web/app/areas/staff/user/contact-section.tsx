import { joined } from '@heima/domain/shared/one-line.ts';
import type { StaffUser } from '@heima/domain/staff-users/endpoints.ts';
import { IconDeviceDesktop, IconDeviceMobile, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { deviceOf } from '#entities/person/device-name.ts';
import { showNumber } from '#entities/person/show-number.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Facts } from '#ui/facts.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

interface Of {
  user: StaffUser;
}

/** E-mail addresses and phones, with what is proved and which are the primary ones. */
export function ContactSection({ user }: Of) {
  const { t } = useTexts();
  const contacts = [
    ...user.email_addresses.map(({ id, address, verified }) => ({
      id,
      verified,
      value: address,
      icon: IconMail,
      isPrimary: id === user.primary_email_id,
    })),
    ...user.phones.map(({ id, verified, ...phone }) => ({
      id,
      verified,
      value: showNumber(phone),
      icon: IconPhone,
      isPrimary: id === user.primary_phone_id,
    })),
  ];
  return (
    <Section title={t('staffScreens.user.contacts')}>
      {contacts.length === 0 && <p className="muted">{t('staffScreens.user.noContacts')}</p>}
      <Rows flush>
        {contacts.map(({ id, value, icon, verified, isPrimary }) => (
          <Row key={id} lead={<Icon of={icon} />} title={value}>
            <span className="small muted">
              {joined([
                t(`staffScreens.facts.${verified ? 'proved' : 'unproved'}`),
                isPrimary && t('staffScreens.user.primary'),
              ])}
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

/** What is proved of the person; the national id itself is nobody else's to read. */
export function IdentitySection({ user: { identity } }: Of) {
  const { t, format } = useTexts();
  const methods = [
    identity.mobile_login && t('staffScreens.user.byPhone'),
    identity.personal_id_login && t('staffScreens.user.byGateway'),
  ].filter(Boolean);
  const facts = [
    [
      'verifiedAt',
      identity.verified_at ? format.date(identity.verified_at) : t('staffScreens.facts.unproved'),
    ],
    ['nationalId', identity.country ?? t('staffScreens.user.notTied')],
    ['methods', methods.length > 0 ? methods.join(', ') : t('staffScreens.user.noMethods')],
  ] as const;
  return (
    <Section title={t('staffScreens.facts.identity')}>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`staffScreens.user.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {identity.under_review && (
        <p>
          <Link to="/man/queue/identities">{t('staffScreens.user.underReview')}</Link>
        </p>
      )}
    </Section>
  );
}

/** Where the person is signed in. */
export function SessionsSection({ user: { sessions } }: Of) {
  const { t, format } = useTexts();
  const when = (at: string) => `${format.date(at)} ${format.time(at)}`;
  return (
    <Section title={t('staffScreens.user.sessions')}>
      {sessions.length === 0 && <p className="muted">{t('staffScreens.user.noSessions')}</p>}
      <Rows flush>
        {sessions.map(({ id, user_agent, created_at, last_used_at }) => {
          const device = deviceOf(user_agent);
          return (
            <Row
              key={id}
              lead={<Icon of={device?.isPhone ? IconDeviceMobile : IconDeviceDesktop} />}
              title={
                device ? `${device.browser}, ${device.system}` : user_agent || t('staffScreens.facts.unknown')
              }
            >
              <span className="small muted">
                {t('staffScreens.user.session', { used: when(last_used_at), since: when(created_at) })}
              </span>
            </Row>
          );
        })}
      </Rows>
    </Section>
  );
}
