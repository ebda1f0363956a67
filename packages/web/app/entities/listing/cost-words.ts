import type { CostLine, Costs } from '@heima/domain/listings/calculate-costs.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { HouseUtility } from '@heima/domain/listings/listing-codes.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Formats } from '#platform/format/formats.ts';

/** Names in one sentence: "hiti, rafmagn og hússjóður". */
export function joinNames(names: readonly string[], t: Translate): string {
  if (names.length < 2) return names[0] ?? '';
  return t('listingScreen.and', { list: names.slice(0, -1).join(', '), last: names.at(-1)! });
}

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Names of utilities in one sentence, which they start or stand within. */
function utilityNames(codes: readonly HouseUtility[], t: Translate, place: 'start' | 'within'): string {
  const names = codes.map((code) => t(`reference.labels.houseUtility.${code}`));
  return joinNames(
    names.map((name, index) => (place === 'start' && index === 0 ? name : lowered(name))),
    t,
  );
}

const kindsIn = (lines: readonly CostLine[], state: CostLine['state']): HouseUtility[] =>
  lines.filter((line) => line.state === state).map(({ kind }) => kind as HouseUtility);

/** One row of the cost table. */
export interface CostRow {
  key: string;
  name: string;
  /** Said after the name in small letters. */
  note: string | undefined;
  value: string;
}

type CostsOf = Pick<Costs, 'lines' | 'currency'> & {
  utilities?: ListingAnswer['utilities'];
};

/**
 * The rows of the monthly costs. What is included stands in one row, what nobody has put an amount on in another, so
 * that the amounts that remain add up to the total below them.
 */
export function costRows({ lines, currency }: CostsOf, t: Translate, format: Formats): CostRow[] {
  const rows: CostRow[] = [];
  const included = kindsIn(lines, 'INCLUDED');
  const silent = kindsIn(lines, 'NOT_STATED');
  for (const line of lines) {
    if (line.state === 'RENT') {
      if (line.amount !== null)
        rows.push(row('rent', t('listingScreen.costs.rent'), format.money(line.amount, currency)));
      if (included.length > 0)
        rows.push(row('included', utilityNames(included, t, 'start'), t('listingScreen.costs.included')));
    } else if (line.state === 'WITH_RENT' || line.state === 'ESTIMATED') {
      const note = line.state === 'ESTIMATED' ? t('listingScreen.costs.estimated') : undefined;
      rows.push(row(line.kind, utilityName(line, t), format.money(line.amount ?? 0, currency), note));
    } else if (line.state === 'UNKNOWN' || line.state === 'OTHER_CURRENCY')
      rows.push(row(line.kind, utilityName(line, t), t('listingScreen.costs.tenantPays')));
  }
  if (silent.length > 0)
    rows.push(row('silent', utilityNames(silent, t, 'start'), t('listingScreen.costs.notStated')));
  return rows;
}

const row = (key: string, name: string, value: string, note?: string): CostRow => ({
  key,
  name,
  note,
  value,
});
const utilityName = ({ kind }: CostLine, t: Translate): string => t(labelKey('houseUtility', kind));

/** "Innifalið: hiti og rafmagn · 3 mánaða trygging": what stands under the price wherever it is shown large. */
export function priceNote(
  listing: Pick<ListingAnswer, 'security_deposit' | 'insurance_months' | 'insurance_amount'>,
  { lines, currency }: CostsOf,
  t: Translate,
  format: Formats,
): string {
  const included = kindsIn(lines, 'INCLUDED');
  return joined([
    included.length > 0
      ? t('listingScreen.costs.includedSentence', { names: utilityNames(included, t, 'within') })
      : t('listingScreen.costs.nothingIncluded'),
    depositWords(listing, currency, t, format),
  ]);
}

/** "3 mánaða trygging", "trygging 500.000 kr.", "engin trygging". */
export function depositWords(
  { security_deposit, insurance_months, insurance_amount }: Parameters<typeof priceNote>[0],
  currency: Costs['currency'],
  t: Translate,
  format: Formats,
): string {
  if (security_deposit === 'months' && insurance_months !== null && insurance_months > 0)
    return t('listingScreen.costs.depositMonths', { count: insurance_months });
  if (security_deposit === 'custom' && insurance_amount !== null)
    return t('listingScreen.costs.depositAmount', { amount: format.money(insurance_amount, currency) });
  return t('listingScreen.costs.noDeposit');
}
