import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffSessionQuery } from '#areas/staff/staff-nav.ts';
import { renewSession } from '#platform/api/browser-transport.ts';

/** A page in sight renews its token by itself when so little is left, in seconds. */
export const renewsAt = 60;

/** The seconds that are left, nothing until they are known, and what renews the token. */
export function useTimeLeft(): { left: number | undefined; renew: () => Promise<boolean> } {
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
