import type { RefusalData } from '../shared/refusal.ts';
import { maxPayoutMethods } from './payout-limits.ts';

/** Why no further payout method can be added, or nothing (E200). @param count those that the person has */
export const refusalToAddMethod = (count: number): RefusalData | undefined =>
  count >= maxPayoutMethods ? { code: 'payouts.tooMany', params: { maximum: maxPayoutMethods } } : undefined;

/** Why a method cannot get another account, or nothing (X028): cash has none, and no account stands twice. */
export function refusalToChangeMethod({
  type,
  isHeld = false,
}: {
  type: 'bank' | 'cash';
  /** Whether another method of the person has the new account. */
  isHeld?: boolean;
}): RefusalData | undefined {
  if (type === 'cash') return { code: 'payouts.cashHasNoAccount' };
  return isHeld ? { code: 'payouts.sameAccount' } : undefined;
}
