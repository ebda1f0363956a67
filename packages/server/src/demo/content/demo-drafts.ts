import {
  firstStepOf,
  stepNumber,
  type WizardStep,
  wizardSteps,
} from '@heima/domain/listings/wizard-steps.ts';
import { type SeededRandom, seededRandom, shuffled } from '#demo/seeded-random.ts';
import type { DemoDraft, DemoListing } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';

type Fields = DemoDraft['fields'];
type Field = keyof Fields;

/** What each tab of the wizard asks for, in the order of the tabs. */
const ASKED: Readonly<Record<WizardStep, readonly Field[]>> = {
  '1_map': ['regionSlug', 'address', 'propertyNumber'],
  '1_type': ['type', 'category', 'lodgingRegistrationNumber'],
  '2_amenities': ['amenities', 'furniture'],
  '2_size': ['size', 'rooms', 'bedrooms', 'bathrooms', 'kitchen'],
  '3_photos': ['pictures'],
  '3_description': ['title', 'description', 'primaryLanguage'],
  '4_rules': ['rules', 'preApproval'],
  '4_availability': ['terms'],
  '5_pricing': ['price', 'deposit', 'utilities'],
  '6_products': [],
  '6_summary': [],
};

/** One in so many drafts was begun by a visitor without an account. */
const VISITORS = 6;
const DAYS = 20;

/** Listings that were begun and not published, spread over all stages; the one touched last comes first. */
export function demoDrafts(seed: string, count: number, now: Date): DemoDraft[] {
  const random = seededRandom(`drafts-${seed}`);
  const listings = demoListings(`drafts-${seed}`, count, now);
  const steps = shuffled(
    random,
    listings.map((_, i) => wizardSteps[i % wizardSteps.length]!),
  );
  const ages = listings.map(() => 0.02 + random.next() ** 2 * DAYS).toSorted((a, b) => a - b);
  return listings.map((listing, i) => {
    const step = steps[i]!;
    // Visitors have not got far, or they would have signed in.
    const isVisitor = i % VISITORS === VISITORS - 1;
    const reached = isVisitor && stepNumber(step) > 3 ? firstStepOf(2)! : step;
    return {
      key: `draft-${String(i + 1).padStart(3, '0')}`,
      ownerKey: isVisitor ? null : listing.ownerKey,
      step: reached,
      updatedAt: new Date(now.getTime() - ages[i]! * 86_400_000).toISOString(),
      fields: filledUntil(random, listing, reached),
    };
  });
}

/** Everything asked on earlier tabs, and as much of the one reached as a person may have filled in. */
function filledUntil(random: SeededRandom, listing: DemoListing, reached: WizardStep): Fields {
  const earlier = wizardSteps.slice(0, wizardSteps.indexOf(reached)).flatMap((step) => ASKED[step]);
  const here = ASKED[reached];
  const filled = [...earlier, ...here.slice(0, random.whole(0, here.length))];
  return Object.fromEntries(filled.map((field) => [field, listing[field]])) as Fields;
}
