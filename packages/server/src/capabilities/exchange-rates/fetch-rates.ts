import type { ExchangeRate } from '@heima/domain/exchange-rates/exchange-rate.ts';
import { isFetchDue } from '@heima/domain/exchange-rates/fetch-due.ts';
import { rateFault } from '@heima/domain/exchange-rates/rate-fault.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import { calculateRents } from '#capabilities/listings/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';
import { keptRates, lockRates, saveRate } from './rate-store.ts';

/** Looks often, so that rates are there soon after the first start, and a failure is made up for. */
const fetchRatesJob = defineJob({
  name: 'exchange-rates.fetch',
  payload: z.object({}),
  every: '*/5 * * * *',
});

/** Fetches the rates when they are due, and calculates by them what homes in other currencies cost a month. */
export const fetchRates = handleJob(fetchRatesJob, async (services: Services) => {
  const now = services.clock();
  const kept = [...(await keptRates(services.db)).values()];
  const last = kept.map(({ fetched_at }) => fetched_at).sort((one, other) => Number(one) - Number(other))[0];
  if (!isFetchDue(last, now)) return;
  const found = await newestRates(services);
  if (found) await storeRates(services, found, now);
});

/** The rates; nothing where no provider is set, so that foreign prices are not compared. */
async function newestRates({ ports }: Services): Promise<ExchangeRate[] | undefined> {
  try {
    return await ports.exchangeRates.newest();
  } catch (error) {
    if (error instanceof PortError && error.isNotConfigured) return undefined;
    throw error;
  }
}

/**
 * Stores the rates that can be believed. The kept rate stays in place of another; the log and the metrics say why. All
 * foreign rents are calculated anew each time, so that a rate that was put right by hand counts as well.
 */
async function storeRates(services: Services, found: readonly ExchangeRate[], now: Date): Promise<void> {
  const { log, metrics, unitOfWork } = services;
  const outcomes = await unitOfWork(systemCause(now), async ({ db }) => {
    await lockRates(db);
    const kept = await keptRates(db);
    const outcomes: { currency: string; outcome: string }[] = [];
    for (const one of found) {
      const before = kept.get(one.currency);
      const fault = rateFault(one, before, todayInIceland(now));
      outcomes.push({ currency: one.currency, outcome: fault ?? 'kept' });
      const current = fault ? before : one;
      if (!current) continue;
      await saveRate(db, current, now);
      await calculateRents(db, current);
    }
    return outcomes;
  });
  for (const { currency, outcome } of outcomes) {
    metrics.exchangeRates.inc({ currency, outcome });
    if (outcome !== 'kept') log.warn({ currency, outcome }, 'exchange rate refused');
  }
}
