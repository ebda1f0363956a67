import type { SeededRandom } from '#demo/seeded-random.ts';
import type { DemoDeposit, DemoUtility } from './demo-listing.ts';
import type { Equipment } from './draw-equipment.ts';
import { isShortLet, isWholeHouse, isWorkplace, type Premises } from './home.ts';

const toStep = (amount: number, step: number) => Math.round(amount / step) * step;

/** A rent that the market would pay, in steps of 5.000 kr. */
export function drawRent(random: SeededRandom, premises: Premises, equipment: Equipment): number {
  const { area, shape, size, building, type } = premises;
  let rent = plainRent(premises);
  if (shape === 'cellar') rent *= 0.92;
  if (shape === 'loft') rent *= 0.97;
  if (building === 'new-flats') rent *= 1.07;
  if (equipment.furniture === 'furnished' && !isWorkplace(premises)) rent *= 1.06;
  if (equipment.amenities.has('garage')) rent += 18_000;
  if (type === 'bnb' || type === 'unique_stays') rent *= 1.3;
  if (type === 'hotel') rent *= 1.7;
  rent *= area.rentFactor * random.between(0.95, 1.06);
  // Below this nobody lets, above it nobody looks.
  const lowest = shape === 'room' ? 55_000 : Math.max(60_000, size * 900);
  return toStep(Math.min(860_000, Math.max(lowest, rent)), 5_000);
}

function plainRent({ shape, size }: Premises): number {
  switch (shape) {
    case 'room':
      return 58_000 + size * 3_700;
    case 'office-room':
      return 22_000 + size * 3_000;
    case 'office':
      return 35_000 + size * 2_500;
    case 'workshop':
      return 40_000 + size * 1_900;
    case 'cottage':
      return 82_000 + size * 1_900;
    case 'house':
    case 'row-house':
      return 122_000 + size * 1_930;
    default:
      return 92_000 + Math.min(size, 60) * 2_350 + Math.max(0, size - 60) * 2_050;
  }
}

/** Heating, electricity, house fund and internet: in the rent, or paid by the tenant. */
export function drawUtilities(random: SeededRandom, premises: Premises): DemoUtility[] {
  const { category, size } = premises;
  if (isShortLet(premises) || category === 'room') {
    return (['heating', 'electricity', 'internet'] as const).map(included);
  }
  const heated = random.chance(isWholeHouse(premises) ? 0.15 : 0.5);
  const lit = heated && random.chance(isWholeHouse(premises) ? 0.2 : 0.45);
  const utilities: DemoUtility[] = [
    heated ? included('heating') : paid('heating', random.chance() ? toStep(4_000 + size * 80, 500) : null),
    lit
      ? included('electricity')
      : paid('electricity', random.chance() ? toStep(3_500 + size * 60, 500) : null),
  ];
  // Only where several own a building together is there a fund for it.
  if (!isWholeHouse(premises) && category !== 'part_of_property') {
    utilities.push(
      random.chance(0.6)
        ? included('house_fund')
        : paid('house_fund', toStep(random.between(6_000, 9_000) + size * 75, 500)),
    );
  }
  utilities.push(
    random.chance(0.15)
      ? included('internet')
      : paid('internet', random.chance() ? random.pick([8_990, 9_490, 9_990, 10_990]) : null),
  );
  return utilities;
}

const included = (utility: DemoUtility['utility']): DemoUtility => ({
  utility,
  included: true,
  paidByTenant: false,
  monthlyAmount: null,
});

const paid = (utility: DemoUtility['utility'], monthlyAmount: number | null): DemoUtility => ({
  utility,
  included: false,
  paidByTenant: true,
  monthlyAmount,
});

/** A deposit within what the Rent Act allows for cash: three months' rent. */
export function drawDeposit(random: SeededRandom, premises: Premises, price: number): DemoDeposit {
  const wanted = random.next();
  if (wanted < (isShortLet(premises) ? 0.4 : 0.07)) return { kind: 'none' };
  if (isShortLet(premises)) return { kind: 'custom', amount: toStep(price * 0.4, 10_000) };
  if (wanted < 0.22) return { kind: 'custom', amount: toStep(price * random.between(0.8, 2.7), 10_000) };
  return { kind: 'months', months: random.pick([1, 2, 2, 3, 3, 3, 3]) };
}
