import type { SeededRandom } from '#demo/seeded-random.ts';
import { drawDeposit, drawRent, drawUtilities } from './draw-costs.ts';
import { drawEquipment } from './draw-equipment.ts';
import { drawPremises } from './draw-premises.ts';
import { drawRules, drawTerms } from './draw-terms.ts';
import type { Home } from './home.ts';
import type { Placement } from './spread-listings.ts';

/** Decides everything about one home to let. */
export function drawHome(random: SeededRandom, { area, street, house, role }: Placement, now: Date): Home {
  const premises = drawPremises(random, [area, street, house], role, now.getUTCFullYear());
  const equipment = drawEquipment(random, premises);
  const price = drawRent(random, premises, equipment);
  return {
    ...premises,
    ...equipment,
    price,
    rules: drawRules(random, premises),
    terms: drawTerms(random, premises, now),
    utilities: drawUtilities(random, premises),
    deposit: drawDeposit(random, premises, price),
  };
}
