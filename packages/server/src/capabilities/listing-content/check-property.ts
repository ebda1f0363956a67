import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';

/** Longer than this nobody waits for the register; the draft is kept without its word. */
const patienceMs = 6000;

/**
 * Asks the property register whether it knows the property (R312). A register that cannot be reached must not stop a
 * draft.
 * @returns whether the register could be asked
 * @throws 400 at `fastanr` when the register has no such property, with the advice to search by number (R313)
 */
export async function checkProperty(
  { ports, log }: Pick<Services, 'ports' | 'log'>,
  propertyId: string,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const error = new PortError('timeout', { port: 'property-registry', operation: 'getProperty' });
    timer = setTimeout(() => reject(error), patienceMs);
  });
  try {
    await Promise.race([ports.propertyRegistry.getProperty(propertyId), tooLong]);
    return true;
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    if (error.outcome === 'not-found' || error.outcome === 'invalid-input')
      refuse('common.invalidInput', { fields: { fastanr: ['listings.messages.noPropertyInfo'] } });
    log.warn({ outcome: error.outcome }, 'property register not asked');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
