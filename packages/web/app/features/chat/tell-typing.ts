import { showTyping } from '@heima/domain/chat/writing-endpoints.ts';
import { callApi } from '#platform/api/call-api.ts';

/** Others are told at most this often. */
const everyMs = 3000;
const toldAt = new Map<string, number>();

/** Tells the others of a conversation that one is writing. */
export function tellTyping(conversationId: string): void {
  const now = Date.now();
  if (now - (toldAt.get(conversationId) ?? 0) < everyMs) return;
  toldAt.set(conversationId, now);
  // Nobody misses a sign that is lost.
  callApi(showTyping, { params: { id: conversationId } }).catch(() => undefined);
}
