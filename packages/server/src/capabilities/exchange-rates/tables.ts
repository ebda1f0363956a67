import type { ForeignCurrency } from '@heima/domain/exchange-rates/exchange-rate.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import type { Selectable } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    exchange_rate: ExchangeRateTable;
  }
  interface Views {
    current_exchange_rate: Selectable<ExchangeRateTable>;
  }
}

interface ExchangeRateTable {
  currency: ForeignCurrency;
  day: PlainDate;
  /** Krónur for one unit. */
  rate: number;
  fetched_at: Instant;
}
