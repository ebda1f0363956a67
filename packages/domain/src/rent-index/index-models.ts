import type { IndexMonth } from './index-month.ts';

export interface IndexModel {
  id: string;
  publisher: string;
  /** Month in which the index was 100; absent where it is not known here. */
  base: IndexMonth | undefined;
  /** Whether the rule of the second month after (`governingMonth`) holds for it; for others the lease says. */
  hasGoverningDelay: boolean;
  /** Only consumer prices can be entered in the housing register; the others are sent as none and described (G38). */
  register: 'ConsumerPriceIndex' | 'None';
}

const statisticsIceland = 'Hagstofa Íslands';
const housingAuthority = 'Húsnæðis- og mannvirkjastofnun';
const month = (text: string) => text as IndexMonth;

/** The indices that a rent can follow (R386). */
export const indexModels = [
  {
    id: 'CONSUMER_PRICE',
    publisher: statisticsIceland,
    base: month('1988-05'),
    hasGoverningDelay: true,
    register: 'ConsumerPriceIndex',
  },
  {
    id: 'CONSTRUCTION',
    publisher: statisticsIceland,
    base: undefined,
    hasGoverningDelay: false,
    register: 'None',
  },
  { id: 'WAGES', publisher: statisticsIceland, base: undefined, hasGoverningDelay: false, register: 'None' },
  {
    id: 'RENTAL_PRICE',
    publisher: housingAuthority,
    base: month('2023-05'),
    hasGoverningDelay: false,
    register: 'None',
  },
] as const satisfies readonly IndexModel[];
export type IndexModelId = (typeof indexModels)[number]['id'];

export const indexModelIds = indexModels.map((model) => model.id);

/**
 * How well a value is known: C read in a release of the publisher or in two independent sources, L from one list
 * that agrees with the yearly averages, D derived from published changes and up to 0.3 off, S from a single
 * secondary source.
 */
export const valueStatuses = ['C', 'L', 'D', 'S'] as const;
export type ValueStatus = (typeof valueStatuses)[number];
