import { clickNotification, type NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { Link } from 'react-router';
import { NotificationList } from '#features/notifications/notification-list.tsx';
import { callApi } from '#platform/api/call-api.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';

/** What has happened last, the newest first. */
export function RecentSection({ items }: { items: readonly NotificationAnswer[] }) {
  const { t } = useTexts();
  return (
    <Section
      bar
      title={t('overviewScreen.recent.title')}
      actions={
        items.length > 0 && (
          <Link className="small" to="/notifications">
            {t('overviewScreen.recent.all')}
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState size="small" heading="p" title={t('overviewScreen.recent.none')} />
      ) : (
        <NotificationList items={items} onClick={markClicked} />
      )}
    </Section>
  );
}

/** Reports that it was pressed. Going there does not wait for it. */
function markClicked(id: string): void {
  // A lost click only means that it is marked as new once more.
  callApi(clickNotification, { params: { id }, body: { click: true } }).catch(() => undefined);
}
