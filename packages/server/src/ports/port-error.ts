/** How a call to a provider went wrong, in our own words. */
export type PortOutcome =
  | 'invalid-input'
  | 'rejected'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'unavailable'
  | 'timeout'
  | 'unauthorized'
  | 'protocol';

/** Raised by adapters. The provider's own words stay in `providerCode` for the log. */
export class PortError extends Error {
  readonly outcome: PortOutcome;
  readonly port: string;
  readonly operation: string;
  readonly providerCode: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    outcome: PortOutcome,
    where: { port: string; operation: string; providerCode?: string; retryAfterMs?: number },
    options?: ErrorOptions,
  ) {
    super(`${where.port}.${where.operation}: ${outcome}`, options);
    this.name = 'PortError';
    this.outcome = outcome;
    this.port = where.port;
    this.operation = where.operation;
    this.providerCode = where.providerCode;
    this.retryAfterMs = where.retryAfterMs;
  }

  /** A call to a port that no provider serves in this installation: nothing was sent. */
  static notConfigured(port: string, operation: string): PortError {
    return new PortError('unavailable', { port, operation, providerCode: notConfiguredCode });
  }

  get isNotConfigured(): boolean {
    return this.providerCode === notConfiguredCode;
  }

  /** Whether trying again can help without knowing more. */
  get retryable(): boolean {
    return ['unavailable', 'rate-limited', 'conflict', 'timeout'].includes(this.outcome);
  }
}

const notConfiguredCode = 'not configured';
