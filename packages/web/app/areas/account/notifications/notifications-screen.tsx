import { IconSettings } from '@tabler/icons-react';
import { NotificationList } from '#features/notifications/notification-list.tsx';
import {
  NoNotifications,
  NotificationsFailed,
  NotificationsLoading,
} from '#features/notifications/notification-states.tsx';
import styles from '#features/notifications/notifications.module.css';
import { OlderButton } from '#features/notifications/older-button.tsx';
import { useNotifications } from '#features/notifications/use-notifications.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { Page } from '#ui/page.tsx';

/** All notifications of the signed-in person (V243). */
export function NotificationsScreen() {
  const { t } = useTexts();
  const viewer = useViewer();
  return (
    <Page
      head={<PageHead title={t('shell.menu.notifications')} path="/notifications" hidden />}
      title={t('shell.menu.notifications')}
      lead={t('notifications.page.lead')}
      actions={
        <IconLink
          icon={IconSettings}
          variant="framed"
          to="/account/notifications"
          label={t('notifications.box.settings')}
        />
      }
    >
      {viewer && <List userId={viewer.id} />}
    </Page>
  );
}

function List({ userId }: { userId: string }) {
  const list = useNotifications(userId);
  const { items, error } = list;
  return (
    <div className="stack">
      {error && <NotificationsFailed error={error} onAgain={list.again} />}
      {(items || !error) && (
        <Card>{items ? <ListCard list={list} /> : <NotificationsLoading rows={6} />}</Card>
      )}
    </div>
  );
}

function ListCard({ list }: { list: ReturnType<typeof useNotifications> }) {
  const { t } = useTexts();
  const items = list.items ?? [];
  if (items.length === 0) return <NoNotifications />;
  return (
    <>
      {items.some(({ clicked }) => !clicked) && (
        <CardHead>
          <Button variant="quiet" size="small" className="end" busy={list.readingAll} onClick={list.readAll}>
            {t('notifications.box.readAll')}
          </Button>
        </CardHead>
      )}
      <NotificationList items={items} onClick={list.click} />
      <div className={styles.pageFoot}>
        <OlderButton
          hasOlder={list.hasOlder}
          loading={list.loadingOlder}
          onLoad={() => void list.loadOlder()}
        />
      </div>
    </>
  );
}
