import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { notificationMethods, notificationTextKey } from '@heima/domain/notifications/notification-types.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MethodSwitch } from './method-switch.tsx';
import styles from './notification-settings.module.css';
import { settingsQuery } from './settings-query.ts';

/** Which notifications are sent, and by which methods (V030). */
export function NotificationSettingsScreen() {
  const { t } = useTexts();
  const viewer = useViewer();
  return (
    <Page
      head={<PageHead title={t('shell.menu.notificationSettings')} path="/account/notifications" hidden />}
      title={t('shell.menu.notificationSettings')}
      lead={t('notifications.settings.lead')}
    >
      {viewer && <Settings viewer={viewer} />}
    </Page>
  );
}

function Settings({ viewer }: { viewer: CurrentUser }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(settingsQuery(viewer.id));
  if (!data)
    return error ? (
      <LoadProblem title={t('notifications.settings.failed')} error={error} onAgain={() => void refetch()} />
    ) : (
      <Skeleton card />
    );
  return (
    <div className="stack">
      {!isVerified(viewer.email_addresses, viewer.primary_email_id) && <Unverified kind="noEmail" />}
      {!isVerified(viewer.phones, viewer.primary_phone_id) && <Unverified kind="noPhone" />}
      <Card>
        <table className={styles.table}>
          <caption className="sr">{t('shell.menu.notificationSettings')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('notifications.settings.type')}</th>
              {notificationMethods.map(({ id, tag }) => (
                <th key={id} scope="col">
                  {t(`notifications.settings.method.${tag}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((type) => (
              <tr key={type.id}>
                <th scope="row">{t(notificationTextKey(type.tag, 'name'))}</th>
                {notificationMethods.map(({ id, tag }) => {
                  const method = type.methods.find((one) => one.id === id);
                  return (
                    <td key={id} data-none={method ? undefined : ''}>
                      {method ? (
                        <>
                          <span className={styles.caption} aria-hidden="true">
                            {t(`notifications.settings.method.${tag}`)}
                          </span>
                          <MethodSwitch userId={viewer.id} type={type} method={method} />
                        </>
                      ) : (
                        <>
                          <span aria-hidden="true" className="muted">
                            –
                          </span>
                          <span className="sr">{t('notifications.settings.notOffered')}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <p className="small muted">
        {t('notifications.settings.security')} {t('notifications.settings.searches')}{' '}
        <Link to="/account/saved-searches">{t('notifications.settings.toSearches')}</Link>
      </p>
    </div>
  );
}

const isVerified = (contacts: readonly { id: string; verified: boolean }[], primary: string | null) =>
  contacts.some(({ id, verified }) => id === primary && verified);

function Unverified({ kind }: { kind: 'noEmail' | 'noPhone' }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="small" to="/account/contact">
          {t('notifications.settings.confirm')}
        </LinkButton>
      }
    >
      {t(`notifications.settings.${kind}`)}
    </Notice>
  );
}
