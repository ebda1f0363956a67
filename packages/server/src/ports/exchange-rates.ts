import type { ExchangeRate } from '@heima/domain/exchange-rates/exchange-rate.ts';

/** Who registers the official rates of currencies. */
export interface ExchangeRates {
  /**
   * The newest rate of each currency that the product knows. Raises PortError `protocol` for an answer that is not
   * whole, or lacks one of them. Whether a rate can be believed is for the caller to say.
   */
  newest(): Promise<ExchangeRate[]>;
}
