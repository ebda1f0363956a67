import {
  claimQueueItem,
  type QueueItemAnswer,
  releaseQueueItem,
} from '@heima/domain/staff-queue/endpoints.ts';
import { claimEverySeconds } from '@heima/domain/staff-queue/queues.ts';
import { useEffect, useState } from 'react';
import { callApi } from '#platform/api/call-api.ts';

/**
 * Shows others that an open item is looked at, again and again while its page is in sight, and no longer when it is
 * left. A claim is a courtesy: without an answer the page goes on.
 * @returns who looks at it: the person, or whoever was there first
 */
export function useClaim(item: QueueItemAnswer | undefined): QueueItemAnswer['claim'] {
  const [claim, setClaim] = useState<QueueItemAnswer['claim']>();
  const [kind, id, isOpen] = [item?.kind, item?.id, item && !item.decision];
  useEffect(() => {
    if (!isOpen || !kind || !id) return;
    const args = { params: { kind, id } };
    const tell = () => {
      if (document.visibilityState === 'visible')
        callApi(claimQueueItem, args).then(setClaim, () => undefined);
    };
    tell();
    const timer = setInterval(tell, claimEverySeconds * 1000);
    return () => {
      clearInterval(timer);
      // A claim that is not given back ends by itself.
      callApi(releaseQueueItem, args).catch(() => undefined);
    };
  }, [kind, id, isOpen]);
  return claim ?? item?.claim ?? null;
}
