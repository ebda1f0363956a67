import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffSessionQuery } from '#areas/staff/staff-nav.ts';
import { renewSession } from '#platform/api/browser-transport.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './staff-frame.module.css';

/** A page in sight renews its token by itself when so little is left, in seconds. */
const renewsAt = 60;

/** Minutes and seconds, as a clock shows them. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * How long the session's token still works, counted every second (V010, R034). A button renews it, and a page that is
 * in sight does so by itself in the last minute. A screen reader reads the time when asked, and hears of a renewal.
 */
export function TokenTimer() {
  const { t } = useTexts();
  const { left, renew } = useTimeLeft();
  const renewAndSay = async () => {
    const text = (await renew()) ? 'renewed' : 'failed';
    showToast({
      tone: text === 'renewed' ? 'success' : 'danger',
      text: t(`staffScreens.frame.${text}`),
      about: 'session',
    });
  };
  return (
    <div className={styles.timer}>
      <span
        role="timer"
        aria-label={t('staffScreens.frame.timer')}
        title={t('staffScreens.frame.timer')}
        className={left !== undefined && left <= renewsAt ? styles.short : undefined}
      >
        {left === undefined ? '–:––' : clock(left)}
      </span>
      <IconButton
        icon={IconRefresh}
        label={t('staffScreens.frame.renew')}
        onClick={() => void renewAndSay()}
      />
    </div>
  );
}

/** The seconds that are left, nothing until they are known, and what renews the token. */
function useTimeLeft(): { left: number | undefined; renew: () => Promise<boolean> } {
  const { data, refetch } = useQuery({ ...staffSessionQuery(), refetchOnMount: 'always' });
  const [left, setLeft] = useState<number>();
  /** A session that could not be renewed has ended: it is not asked for every second. */
  const hasFailed = useRef(false);

  const renew = useCallback(async () => {
    const isDone = await renewSession();
    hasFailed.current = !isDone;
    if (isDone) await refetch();
    return isDone;
  }, [refetch]);

  useEffect(() => {
    if (!data) return;
    // The seconds come from the server: the clock of the device may be wrong.
    const endsAt = Date.now() + data.seconds_left * 1000;
    let isRenewing = false;
    const count = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(now);
      if (now > renewsAt || isRenewing || hasFailed.current || document.visibilityState !== 'visible') return;
      isRenewing = true;
      void renew().finally(() => {
        isRenewing = false;
      });
    };
    count();
    const timer = setInterval(count, 1000);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [data, renew]);

  return { left, renew };
}
