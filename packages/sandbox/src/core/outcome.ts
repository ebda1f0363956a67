/** Every way a call can end. Rules and the data-driven scenarios of the providers share these words. */
export const OUTCOMES = [
  'ok',
  'decline',
  'expire',
  'timeout',
  'drop',
  'server_error',
  'unavailable',
  'rate_limited',
  'slow',
  'malformed',
  'wrong_schema',
  'unauthorized',
  'duplicate_webhook',
  'late_webhook',
  'out_of_order_webhook',
  'bad_signature_webhook',
  'no_webhook',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The outcomes that say how a webhook travels; an operation that sends one lists them in its `plays`. */
export const WEBHOOK_OUTCOMES = [
  'duplicate_webhook',
  'late_webhook',
  'out_of_order_webhook',
  'bad_signature_webhook',
  'no_webhook',
] as const satisfies readonly Outcome[];

/** Whether an outcome is about the webhook that follows, not about the answer. */
export function isWebhookOutcome(outcome: Outcome): boolean {
  return (WEBHOOK_OUTCOMES as readonly Outcome[]).includes(outcome);
}

/** The outcomes that any HTTP operation can play, because they need nothing from the provider but its error shape. */
export const HTTP_OUTCOMES = [
  'ok',
  'timeout',
  'drop',
  'server_error',
  'unavailable',
  'rate_limited',
  'slow',
  'malformed',
  'wrong_schema',
  'unauthorized',
] as const satisfies readonly Outcome[];

/** How long `slow` takes when neither the rule nor the scenario says: long, yet inside a ten second deadline. */
export const SLOW_MS = 8_000;
