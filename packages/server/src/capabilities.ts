import { accounts } from '#capabilities/accounts/capability.ts';
import { alerts } from '#capabilities/alerts/capability.ts';
import { corenters } from '#capabilities/corenters/capability.ts';
import { dataExports } from '#capabilities/data-exports/capability.ts';
import { emailSubscriptions } from '#capabilities/email-subscriptions/capability.ts';
import { listingContent } from '#capabilities/listing-content/capability.ts';
import { listings } from '#capabilities/listings/capability.ts';
import { notifications } from '#capabilities/notifications/capability.ts';
import { payouts } from '#capabilities/payouts/capability.ts';
import { places } from '#capabilities/places/capability.ts';
import { profiles } from '#capabilities/profiles/capability.ts';
import { reference } from '#capabilities/reference/capability.ts';
import { site } from '#capabilities/site/capability.ts';
import { translations } from '#capabilities/translations/capability.ts';
import type { Capability } from '#platform/capability.ts';

/** What the product is made of, one line each. */
const parts: readonly Capability[] = [
  accounts,
  listings,
  listingContent,
  alerts,
  notifications,
  emailSubscriptions,
  profiles,
  corenters,
  payouts,
  places,
  reference,
  translations,
  site,
];

/** Every capability of the product. */
export const capabilities: readonly Capability[] = [
  ...parts,
  dataExports(parts.flatMap(({ personal = [] }) => personal)),
];
