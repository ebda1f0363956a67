import { listSessions as contract } from '@heima/domain/sessions/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { activeSessions } from './session-store.ts';

/** Where the person is signed in. */
export const listSessions: Handler<typeof contract> = async (input, { services, actor, now }) => {
  const { userId, sessionId } = signedIn(actor);
  const rows = await activeSessions(services.db, userId, now);
  const items = rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    user_agent: row.user_agent,
    address: row.address,
    current: row.id === sessionId,
  }));
  return pageOfAll(contract, input, items);
};
