import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { queueAccess } from '@heima/domain/staff-queue/access.ts';
import type {
  listQueue as listContract,
  listQueues as queuesContract,
} from '@heima/domain/staff-queue/endpoints.ts';
import { queueKinds } from '@heima/domain/staff-queue/queues.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { presentItem } from './present-item.ts';
import { countQueue, findOpen } from './queue-store.ts';

const pageSize = 25;

/** The queues of the caller's areas, with how much waits in each. */
export const listQueues: Handler<typeof queuesContract> = async (_, { services, actor }) => {
  const { userId } = signedIn(actor);
  const own = queueKinds.filter((kind) => queueAccess.read(actor, { kind }));
  return {
    items: await Promise.all(
      own.map(async (kind) => {
        const { open, oldest_at } = await countQueue(services.db, kind, userId);
        return { kind, open, oldest_at: oldest_at?.toISOString() ?? null };
      }),
    ),
  };
};

/** What waits in one queue, the longest waiting first. */
export const listQueue: Handler<typeof listContract> = async ({ params, query }, call) => {
  const { services, actor, now } = call;
  const { kind } = params;
  authorize(queueAccess, 'read', actor, { kind });
  const { userId: viewerId } = signedIn(actor);
  const { page, size, offset } = readPage(query, pageSize);
  const [{ open: count }, rows] = await Promise.all([
    countQueue(services.db, kind, viewerId),
    findOpen(services.db, kind, { size, offset, now, viewerId }),
  ]);
  return {
    count,
    ...pageLinks(`/staff/queues/${kind}`, query, { page, size, count }),
    items: rows.map((row) => presentItem(row, kind, viewerId)),
  };
};
