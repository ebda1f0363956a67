import { saidToApplicant } from '@heima/domain/applications/application-state.ts';
import type { Conversation } from '@heima/domain/chat/conversation-answer.ts';
import type { getConversation as contract } from '@heima/domain/chat/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { applicationsFor } from './conversation-store.ts';
import { lastSeen } from './entry-store.ts';
import { findConversationFor, rightsOf } from './find-conversation.ts';
import { presentCards } from './present-conversation.ts';

/** A conversation as the caller sees it; 404 to whoever does not take part in it. */
export async function showConversation(
  db: Database,
  id: string,
  { actor }: Pick<Call, 'actor'>,
): Promise<Conversation> {
  const found = await findConversationFor(db, id, 'read', { actor });
  const { row, own } = found;
  const [[card], last_seq, applications, can] = await Promise.all([
    presentCards(db, [id], actor),
    lastSeen(db, own),
    applicationsFor(db, id, own.user_id),
    rightsOf(db, found),
  ]);
  return {
    ...(card ?? refuse('common.notFound')),
    created_at: row.created_at.toISOString(),
    last_seq,
    applications: applications.map(
      ({ id: applicationId, listing_id, applicant_id, status, canceled_at }) => ({
        id: applicationId,
        listing_id,
        side: applicant_id === own.user_id ? 'BUYER' : 'SELLER',
        status: applicant_id === own.user_id ? saidToApplicant(status) : status,
        canceled_at: canceled_at?.toISOString() ?? null,
        active: status !== 'denied' && status !== 'cancelled',
      }),
    ),
    can,
  };
}

/** A conversation with what the caller can do in it (E204). */
export const getConversation: Handler<typeof contract> = ({ params }, call) =>
  showConversation(call.services.db, params.id, call);
