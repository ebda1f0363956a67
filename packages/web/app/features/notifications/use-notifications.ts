import {
  clickAllNotifications,
  clickNotification,
  listNotifications,
} from '@heima/domain/notifications/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { changeHeld } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { withNewest, withOlder } from '#platform/held-list.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';
import { refreshUnseen, setUnseen } from './unseen-count.ts';
import { type HeldNotifications, withClicked } from './with-clicked.ts';

/** The first page of a person's notifications (R169). It soon counts as old, so that opening asks anew (R167). */
export const notificationsQuery = (userId: string) => ({
  ...endpointQuery(listNotifications, { params: { id: userId } }),
  staleTime: 2000,
});

/**
 * A person's notifications, page by page. Showing them means that they are seen (R168); the server notes the same when
 * it gives the first page.
 */
export function useNotifications(userId: string) {
  const { t } = useTexts();
  const query = notificationsQuery(userId);
  const { data, error, refetch } = useQuery(query);
  const [held, setHeld] = useState<HeldNotifications>();
  const [loadingOlder, setLoadingOlder] = useState(false);
  const shown = held ?? data;

  useEffect(() => {
    if (!data) return;
    setHeld((before) => withNewest(before, data, ({ id }) => id));
    setUnseen(0);
  }, [data]);
  useEffect(() => {
    if (error) void refreshUnseen();
  }, [error]);

  const markClicked = (id?: string) => {
    setHeld((before) => before && withClicked(before, id));
    changeHeld(query, (page) => ({ ...page, ...withClickedPage(page, id) }));
  };
  const readAll = useEndpointCall(clickAllNotifications, {
    onDone: () => markClicked(),
    onRefusal: (problem) => {
      if (problem.status !== 403) showToast({ tone: 'danger', text: problem.body.detail });
      return undefined;
    },
  });

  return {
    items: shown?.items,
    hasOlder: Boolean(shown?.next),
    /** Also while an older answer is shown. */
    error: error ?? undefined,
    loadingOlder,
    again: () => void refetch(),
    /** R171, R186. */
    async loadOlder(): Promise<void> {
      if (loadingOlder || !shown?.next) return;
      setLoadingOlder(true);
      try {
        const asked = Object.fromEntries(new URLSearchParams(shown.next.split('?')[1]));
        const args = { params: { id: userId }, query: asked };
        const page = await callApi(listNotifications, args);
        setHeld((before) => withOlder(before ?? shown, page));
      } catch (problem) {
        announceProblem(problem);
        showToast({ tone: 'danger', text: t('notifications.olderFailed') });
      } finally {
        setLoadingOlder(false);
      }
    },
    /** R172. Going there does not wait for it. */
    click(id: string): void {
      const args = { params: { id }, body: { click: true } } as const;
      const assume = () => {
        markClicked(id);
        return undefined;
      };
      // A lost click only means that it is marked as new once more.
      callApi(clickNotification, args, { assume }).catch(() => undefined);
    },
    readAll: () => void readAll.run({ params: { id: userId } }),
    readingAll: readAll.sending,
  };
}

const withClickedPage = (page: HeldNotifications & { items: unknown }, id?: string) => ({
  items: [...withClicked(page, id).items],
});
