import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './notifications.module.css';

/** R184. */
export function NotificationsFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTexts();
  return (
    <LoadProblem
      title={t('notifications.navbar-notifications_fetching_failed')}
      error={error}
      onAgain={onAgain}
    />
  );
}

/** R185. */
export function NoNotifications() {
  const { t } = useTexts();
  return (
    <EmptyState
      size="small"
      heading="p"
      sign="bell"
      title={t('notifications.no_notifications')}
      text={t('notifications.noneText')}
    />
  );
}

/** The shape of a list that is on its way. */
export function NotificationsLoading({ rows = 4 }: { rows?: number }) {
  const { t } = useTexts();
  return (
    <div role="status">
      <span className="sr">{t('notifications.box.loading')}</span>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike.
          <div key={row} className={styles.row}>
            <Skeleton className={styles.sign} />
            <span className={styles.words}>
              <Skeleton className={styles.line} />
              <Skeleton className={classNames(styles.line, styles.shortLine)} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
