import { accounts } from '#capabilities/accounts/capability.ts';
import { alerts } from '#capabilities/alerts/capability.ts';
import { answerTimes } from '#capabilities/answer-times/capability.ts';
import { applications } from '#capabilities/applications/capability.ts';
import { blocks } from '#capabilities/blocks/capability.ts';
import { chat } from '#capabilities/chat/capability.ts';
import { contacts } from '#capabilities/contacts/capability.ts';
import { corenters } from '#capabilities/corenters/capability.ts';
import { countries } from '#capabilities/countries/capability.ts';
import { dataExports } from '#capabilities/data-exports/capability.ts';
import { electronicId } from '#capabilities/electronic-id/capability.ts';
import { emailSubscriptions } from '#capabilities/email-subscriptions/capability.ts';
import { exchangeRates } from '#capabilities/exchange-rates/capability.ts';
import { identity } from '#capabilities/identity/capability.ts';
import { listingContent } from '#capabilities/listing-content/capability.ts';
import { listingCopies } from '#capabilities/listing-copies/capability.ts';
import { listingDrafts } from '#capabilities/listing-drafts/capability.ts';
import { listingFreshness } from '#capabilities/listing-freshness/capability.ts';
import { listingInterest } from '#capabilities/listing-interest/capability.ts';
import { listingPreviews } from '#capabilities/listing-previews/capability.ts';
import { listingPublication } from '#capabilities/listing-publication/capability.ts';
import { listingSearch } from '#capabilities/listing-search/capability.ts';
import { listings } from '#capabilities/listings/capability.ts';
import { notifications } from '#capabilities/notifications/capability.ts';
import { offers } from '#capabilities/offers/capability.ts';
import { openHouses } from '#capabilities/open-houses/capability.ts';
import { overview } from '#capabilities/overview/capability.ts';
import { payouts } from '#capabilities/payouts/capability.ts';
import { people } from '#capabilities/people/capability.ts';
import { places } from '#capabilities/places/capability.ts';
import { profiles } from '#capabilities/profiles/capability.ts';
import { proofs } from '#capabilities/proofs/capability.ts';
import { reference } from '#capabilities/reference/capability.ts';
import { regions } from '#capabilities/regions/capability.ts';
import { rentIndex } from '#capabilities/rent-index/capability.ts';
import { reports } from '#capabilities/reports/capability.ts';
import { sessions } from '#capabilities/sessions/capability.ts';
import { signIn } from '#capabilities/sign-in/capability.ts';
import { site } from '#capabilities/site/capability.ts';
import { staffQueue } from '#capabilities/staff-queue/capability.ts';
import { staffUsers } from '#capabilities/staff-users/capability.ts';
import { translations } from '#capabilities/translations/capability.ts';
import type { Capability } from '#platform/capability.ts';

/** What the product is made of, one line each. */
const parts: readonly Capability[] = [
  people,
  proofs,
  sessions,
  contacts,
  identity,
  electronicId,
  signIn,
  accounts,
  listings,
  listingSearch,
  listingPublication,
  listingFreshness,
  listingDrafts,
  listingInterest,
  listingContent,
  listingCopies,
  listingPreviews,
  alerts,
  notifications,
  emailSubscriptions,
  profiles,
  corenters,
  applications,
  offers,
  openHouses,
  blocks,
  chat,
  answerTimes,
  payouts,
  places,
  regions,
  countries,
  reference,
  rentIndex,
  exchangeRates,
  translations,
  reports,
  staffQueue,
  staffUsers,
  site,
];

/** Every capability of the product. */
export const capabilities: readonly Capability[] = [
  ...parts,
  overview(parts.flatMap(({ waiting = [] }) => waiting)),
  dataExports(parts.flatMap(({ personal = [] }) => personal)),
];
