import type { DeliveryStatus, Fate } from './fates.ts';

export type Message = {
  uuid: string;
  from: string;
  to: string;
  text: string;
  segments: number;
  requestedAt: Date;
  /** How long the sender said it would wait for an answer. */
  wait: 'no' | 'queue' | 'delivery';
  fate: Fate;
};

/** The state of a message at a time. */
export function statusAt({ fate, requestedAt, wait }: Message, now: Date): DeliveryStatus {
  const arrived = now.getTime() >= requestedAt.getTime() + fate.afterMs;
  if (arrived && fate.final !== null) return fate.final;
  return fate.immediate ?? (wait === 'no' ? 'accepted' : 'queued');
}

/** A message in Nova's words. */
export function presentMessage(message: Message, now: Date) {
  const status = statusAt(message, now);
  const { uuid, to, from, fate, segments, requestedAt } = message;
  const queued = status !== 'accepted' && fate.error === null && status !== 'unknown';
  const deliveredAt = new Date(requestedAt.getTime() + fate.afterMs).toISOString();
  return {
    uuid,
    to,
    from,
    delivery_status: status,
    delivery_status_details: fate.error ?? '',
    error: fate.error !== null,
    ...(fate.error === null ? {} : { error_details: fate.error }),
    segments_total: segments,
    timestamp_request: requestedAt.toISOString(),
    ...(queued ? { timestamp_queued: requestedAt.toISOString() } : {}),
    ...(status === 'delivered' ? { timestamp_delivered: deliveredAt } : {}),
  };
}
