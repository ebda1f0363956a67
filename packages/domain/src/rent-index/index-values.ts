import prices from './consumer-prices.json' with { type: 'json' };
import { type IndexModelId, indexModels, type ValueStatus } from './index-models.ts';
import { type IndexMonth, measuredMonth } from './index-month.ts';

/** An index value by the month in which it was measured. */
export interface IndexValue {
  month: IndexMonth;
  value: number;
  status: ValueStatus;
}

const readValue = (row: string): IndexValue => {
  const [month, value, status] = row.split(' ');
  return { month: month as IndexMonth, value: Number(value), status: status as ValueStatus };
};

/**
 * The values known here, oldest first: consumer prices from November 2019 (Statistics Iceland, VIS01000) and two of
 * the rent index. The others have none, because none could be read; a value is never made up. An installation adds
 * what it fetches.
 */
export const indexValues: Readonly<Record<IndexModelId, readonly IndexValue[]>> = {
  CONSUMER_PRICE: prices.values.map(readValue),
  CONSTRUCTION: [],
  WAGES: [],
  RENTAL_PRICE: ['2023-05 100.0 C', '2026-07 130.4 S'].map(readValue),
};

/** Whether a value may be shown as the official one. */
export const isOfficialValue = ({ status }: Pick<IndexValue, 'status'>): boolean =>
  status === 'C' || status === 'L';

/** The value measured in a month; nothing when it is not known. */
export const measuredValue = (
  model: IndexModelId,
  month: IndexMonth,
  values: readonly IndexValue[] = indexValues[model],
): IndexValue | undefined => values.find((value) => value.month === month);

/** The value that counts in a month: for consumer prices the one measured two months before, else the month's own. */
export const governingValue = (
  model: IndexModelId,
  month: IndexMonth,
  values?: readonly IndexValue[],
): IndexValue | undefined => {
  const isDelayed = indexModels.find((one) => one.id === model)!.hasGoverningDelay;
  return measuredValue(model, isDelayed ? measuredMonth(month) : month, values);
};

/** The newest value that may be shown as official. */
export const latestOfficialValue = (
  model: IndexModelId,
  values: readonly IndexValue[] = indexValues[model],
): IndexValue | undefined => values.findLast(isOfficialValue);
