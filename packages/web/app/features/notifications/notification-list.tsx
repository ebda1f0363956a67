import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { notificationIcon } from '@heima/domain/notifications/notification-icon.ts';
import { notificationPath } from '@heima/domain/notifications/notification-path.ts';
import { type NotificationTag, notificationTextKey } from '@heima/domain/notifications/notification-types.ts';
import { addDays } from '@heima/domain/shared/plain-date.ts';
import { IconAlertTriangle, IconBell, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { kindIcons } from './kind-icons.ts';
import styles from './notifications.module.css';

const icons = { info: IconInfoCircle, danger: IconAlertTriangle, bell: IconBell } as const;

interface NotificationListProps {
  items: readonly NotificationAnswer[];
  onClick: (id: string) => void;
}

/** Notifications, each a link to what it is about (R172 to R180). */
export const NotificationList = ({ items, onClick }: NotificationListProps) => (
  <ul className={styles.list}>
    {items.map((one) => (
      <li key={one.id}>
        <Row notification={one} onClick={() => onClick(one.id)} />
      </li>
    ))}
  </ul>
);

function Row({ notification, onClick }: { notification: NotificationAnswer; onClick: () => void }) {
  const { t } = useTexts();
  const { text, clicked, action_resource_id, image_url } = notification;
  const { tag, action_type_tag } = notification.notification_type;
  const icon = notificationIcon(tag);
  return (
    <Link className={styles.row} to={notificationPath(action_type_tag, action_resource_id)} onClick={onClick}>
      <span className={classNames(styles.sign, icon === 'danger' ? styles.danger : styles.info)}>
        <Icon of={kindIcons[tag as NotificationTag] ?? IconBell} />
        <span className={styles.badge} data-icon={icon}>
          <Icon of={icons[icon]} size={14} />
        </span>
      </span>
      <span className={styles.words}>
        <b className="medium">{t(notificationTextKey(tag, 'kind'))}</b>
        <span className={styles.text}>{text}</span>
        <When at={notification.created_at} />
      </span>
      {image_url && (
        <img
          className={styles.picture}
          src={image_url}
          alt=""
          width={56}
          height={42}
          loading="lazy"
          onError={(event) => event.currentTarget.remove()}
        />
      )}
      <span className={styles.isNew}>
        {!clicked && (
          <span className={styles.dot}>
            <span className="sr">{t('notifications.box.new')}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/** When it happened, in Iceland; today and yesterday by name. */
function When({ at }: { at: string }) {
  const { t, format } = useTexts();
  const today = useToday();
  const day = at.slice(0, 10);
  const time = format.time(at);
  return (
    <time className="small muted" dateTime={at}>
      {day === today
        ? t('notifications.box.today', { time })
        : day === addDays(today, -1)
          ? t('notifications.box.yesterday', { time })
          : t('notifications.box.at', { date: format.date(at), time })}
    </time>
  );
}
