/**
 * SQLSTATE classes and codes of a server that cannot serve now: connection lost (08), no more connections, disk or
 * memory (53), stopped or starting (57P), a disk that fails (58030), and a copy that takes no writes, as after a failover
 * (25006).
 */
const states = /^(08|53|57P|58030|25006)/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** What the driver says without a code of its own. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/**
 * Whether an error means that the database cannot be reached or cannot serve now, and would be gone at another try.
 * A provider that cannot be reached has an error of its own (`PortError`) and is not meant.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && (states.test(code) || systemCodes.has(code))) return true;
  return driverWords.test(error.message) || isDatabaseDown(cause);
}
