import { IconSettings, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { CardHead } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { Modal } from '#ui/modal.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { NotificationList } from './notification-list.tsx';
import { NoNotifications, NotificationsFailed, NotificationsLoading } from './notification-states.tsx';
import styles from './notifications.module.css';
import { OlderButton } from './older-button.tsx';
import { setUnseen } from './unseen-count.ts';
import { useNotifications } from './use-notifications.ts';

const margin = 8;

/** Under the right edge of the bell. */
const place = (at: DOMRect) => ({
  right: `${Math.max(margin, document.documentElement.clientWidth - at.right)}px`,
  top: `${at.bottom + margin}px`,
});

interface NotificationBoxProps {
  userId: string;
  /** The bell, which the box hangs from. */
  bell: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The notifications dropdown (V008): under the bell, on phones a whole page. */
export function NotificationBox({ userId, bell, onClose }: NotificationBoxProps) {
  const { t } = useTexts();
  const name = useId();
  const list = useNotifications(userId);
  const { items, error } = list;
  // R168: at once, not only when the answer is there.
  useEffect(() => setUnseen(0), []);
  const isNew = items?.some(({ clicked }) => !clicked);
  return createPortal(
    <Modal
      className={styles.box}
      aria-labelledby={name}
      holdsPage={false}
      opener={() => bell.current}
      place={place}
      onClose={onClose}
    >
      <div className={styles.inner}>
        <CardHead className={styles.head}>
          <h2 id={name} tabIndex={-1}>
            {t('shell.menu.notifications')}
          </h2>
          <Tooltip text={t('notifications.box.settings')}>
            <IconLink
              icon={IconSettings}
              size="small"
              className="end"
              to="/account/notifications"
              label={t('notifications.box.settings')}
              onClick={onClose}
            />
          </Tooltip>
          <IconButton icon={IconX} size="small" label={t('shell.close')} onClick={onClose} />
        </CardHead>
        <div className={styles.body}>
          {error && (
            <div className={styles.failed}>
              <NotificationsFailed error={error} onAgain={list.again} />
            </div>
          )}
          {!items && !error && <NotificationsLoading />}
          {items?.length === 0 && <NoNotifications />}
          {items && items.length > 0 && (
            <NotificationList
              items={items}
              onClick={(id) => {
                list.click(id);
                onClose();
              }}
            />
          )}
          {items && items.length > 0 && (
            <div className={styles.older}>
              <OlderButton
                hasOlder={list.hasOlder}
                loading={list.loadingOlder}
                onLoad={() => void list.loadOlder()}
              />
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {isNew && (
            <Button
              variant="quiet"
              size="small"
              className={styles.read}
              busy={list.readingAll}
              onClick={list.readAll}
            >
              {t('notifications.box.readAll')}
            </Button>
          )}
          <Link to="/notifications" onClick={onClose}>
            {t('notifications.box.all')}
          </Link>
        </div>
      </div>
      <ToastRegion closeLabel={t('shell.close')} />
    </Modal>,
    document.body,
  );
}
