import { countryName } from '@heima/domain/countries/country-answers.ts';
import { priceToWire } from '@heima/domain/listings/money-on-wire.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { QueueFacts } from '@heima/domain/staff-queue/endpoints.ts';
import { publishChecks } from '@heima/domain/staff-queue/publish-checks.ts';
import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { differencesOf, readFindings } from '#capabilities/identity/public.ts';
import { type ListingRow, presentImage, readListing, stateOf } from '#capabilities/listings/public.ts';
import type { Call } from '#platform/http/call.ts';
import { aboutPerson } from './person-facts.ts';
import {
  medianRent,
  messagesOfReport,
  otherReports,
  pastOfListing,
  sameHomeOf,
  textOfReport,
} from './publish-facts-store.ts';
import type { QueueRow } from './queue-store.ts';

/** What a decision about an item needs to know, by the kind of its queue. */
export function factsOf(call: Call, kind: QueueKind, row: QueueRow): Promise<QueueFacts> {
  switch (kind) {
    case 'publish_requests':
      return publishFacts(call, row);
    case 'listing_reports':
      return listingReportFacts(call, row);
    case 'person_reports':
      return personReportFacts(call, row);
    case 'identities':
      return identityFacts(call, row);
  }
}

async function publishFacts({ services: { db } }: Call, row: QueueRow): Promise<QueueFacts> {
  const listing = await listingOf(db, row);
  const [owner, sameHome, past, median] = await Promise.all([
    aboutPerson(db, listing.owner_id),
    sameHomeOf(db, listing.id),
    pastOfListing(db, listing),
    medianRent(db, listing),
  ]);
  return {
    kind: 'publish_requests',
    listing: aboutListing(listing),
    owner,
    checks: publishChecks({
      ...past,
      median,
      photos: listing.images.length,
      sameHome: sameHome.map(({ by_other, visible }) => ({ byOther: by_other, visible })),
      rent: listing.monthly_rent,
      isIdentityProved: owner?.identity_verified ?? false,
    }),
    same_home: sameHome.map(({ other_id, title, visible }) => ({ id: other_id, title, visible })),
  };
}

async function listingReportFacts({ services: { db } }: Call, row: QueueRow): Promise<QueueFacts> {
  const listing = await listingOf(db, row);
  const [owner, text, others] = await Promise.all([
    aboutPerson(db, listing.owner_id),
    textOfReport(db, row.id),
    otherReports(db, row),
  ]);
  return { kind: 'listing_reports', listing: aboutListing(listing), owner, text, others };
}

async function personReportFacts({ services: { db } }: Call, row: QueueRow): Promise<QueueFacts> {
  const [person, text, others, messages] = await Promise.all([
    aboutPerson(db, row.person_id),
    textOfReport(db, row.id),
    otherReports(db, row),
    messagesOfReport(db, row.id),
  ]);
  return {
    kind: 'person_reports',
    person: person ?? refuse('common.notFound'),
    text,
    others,
    messages: messages.map(({ by_reported, body, sent_at }) => ({
      by_reported,
      message: body,
      sent_at: sent_at.toISOString(),
    })),
  };
}

/** The account beside the document. Who read what stands in a document is kept. */
async function identityFacts(call: Call, row: QueueRow): Promise<QueueFacts> {
  const { services } = call;
  const [person, document] = await Promise.all([
    aboutPerson(services.db, row.person_id),
    readFindings(services, row.id),
  ]);
  if (!person || !document) return refuse('common.notFound');
  await call.change((unit) =>
    unit.audit('identity.findingsRead', 'user', person.id, { verification: row.id }),
  );
  const account = { full_name: person.full_name, birth_date: person.birth_date };
  const { country, ...read } = document;
  return {
    kind: 'identities',
    person,
    account,
    document: { ...read, country: country && countryName(country, call.actor.language) },
    differs: differencesOf(account, document),
  };
}

const listingOf = async (db: Call['services']['db'], { listing_id }: QueueRow): Promise<ListingRow> =>
  (listing_id === null ? undefined : await readListing(db, listing_id, null)) ?? refuse('common.notFound');

/** A listing with its exact address, which staff may know. */
const aboutListing = (row: ListingRow) => ({
  id: row.id,
  title: row.title,
  short_address:
    [
      [row.street_name, row.street_number, row.apartment_number].filter(Boolean).join(' '),
      [row.postal_code, row.city].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', ') || null,
  state: stateOf(row),
  price: priceToWire(row),
  price_type: row.price_type,
  size: row.size,
  bedrooms: row.bedrooms,
  images: row.images.map(presentImage),
  description:
    (row.descriptions.find(({ language }) => language === row.primary_description) ?? row.descriptions[0])
      ?.text ?? null,
});
