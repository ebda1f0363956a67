import { amountFault, readAmount } from '@heima/domain/listings/price.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';

/**
 * A price as it was typed, in minor units of the home's currency (O01).
 * @throws 400 at its field for anything else
 */
export const readPrice = (typed: string | number, currency: Currency, field = 'price'): number =>
  readAmount(typed, currency) ??
  refuse('common.invalidInput', { fields: { [field]: [amountFault(typed, currency)] } });
