import { addDays, type PlainDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import type { Insertable, Transaction } from 'kysely';
import { placeColumns } from '#capabilities/listing-content/place-columns.ts';
import type { ListingTable } from '#capabilities/listings/tables.ts';
import type { DemoDraft, DemoListing, DemoPicture } from '#demo/content/demo-listing.ts';
import type { Schema } from '#platform/db/tables.ts';
import type { Secrets } from '#platform/secrets.ts';
import { askedPrice } from './asked-price.ts';
import { demoId } from './demo-id.ts';
import type { PlacedPicture } from './place-pictures.ts';
import { personId } from './seed-people.ts';
import { seededRandom } from './seeded-random.ts';

export interface SeedContext {
  db: Transaction<Schema>;
  secrets: Secrets;
  now: Date;
  pictureOf(picture: DemoPicture): PlacedPicture;
}

type Fields = DemoDraft['fields'];

/**
 * Puts a published listing with all that belongs to it into the database; one that staff has refused is out again.
 * @returns its id
 */
export async function seedListing(
  context: SeedContext,
  listing: DemoListing,
  isRefused = false,
): Promise<string> {
  const at = new Date(listing.publishedAt);
  const id = demoId(`listing ${listing.key}`, at);
  const views = viewsByDay(listing.key, at, context.now);
  await context.db
    .insertInto('listing')
    .values({
      ...columns(context, id, listing),
      ...askedPrice(listing),
      id,
      owner_id: personId(listing.ownerKey, context.now),
      client_id_hash: null,
      visible: !isRefused,
      ...(isRefused && {
        unpublished_at: new Date(context.now.getTime() - 5 * 3_600_000),
        unpublish_reason: 'denied',
      }),
      published_at: at,
      step: '6_summary',
      terms_accepted_at: at,
      created_at: new Date(at.getTime() - 3_600_000),
      updated_at: at,
    } as Insertable<ListingTable>)
    .execute();
  // The demonstration has no owners who answer; whoever looks at it weeks later still finds its homes.
  await context.db
    .insertInto('listing_freshness')
    .values({
      listing_id: id,
      confirmed_at: context.now,
      first_asked_at: null,
      asked_at: null,
      is_kept: true,
    })
    .execute();
  await context.db
    .insertInto('listing_view_day')
    .values(views.map((day) => ({ listing_id: id, ...day })))
    .execute();
  await seedContent(context, id, listing, at);
  return id;
}

/** Views of each day since a listing was published: many at first, fewer later. */
function viewsByDay(key: string, published: Date, now: Date): { day: PlainDate; views: number }[] {
  const random = seededRandom(`${key} views`);
  const most = random.whole(6, 40);
  const [first, last] = [todayInIceland(published), todayInIceland(now)];
  const found: { day: PlainDate; views: number }[] = [];
  for (let day = first; day <= last; day = addDays(day, 1))
    found.push({ day, views: 1 + Math.floor((random.next() * most) / (1 + found.length / 4)) });
  return found;
}

/** Puts a draft into the database, as far as its owner, or a visitor, has come. */
export async function seedDraft(context: SeedContext, draft: DemoDraft): Promise<void> {
  const at = new Date(draft.updatedAt);
  const id = demoId(`draft ${draft.key}`, at);
  await context.db
    .insertInto('listing')
    .values({
      ...columns(context, id, draft.fields),
      id,
      owner_id: draft.ownerKey ? personId(draft.ownerKey, context.now) : null,
      client_id_hash: draft.ownerKey ? null : context.secrets.hash(`demo visitor ${draft.key}`),
      step: draft.step,
      created_at: at,
      updated_at: at,
    } as Insertable<ListingTable>)
    .execute();
  await seedContent(context, id, draft.fields, at);
}

function columns({ secrets }: SeedContext, id: string, fields: Fields): Partial<Insertable<ListingTable>> {
  const { address, rules, terms, deposit, kitchen, primaryLanguage: language } = fields;
  return {
    title: fields.title?.[language ?? 'is'] ?? fields.title?.is ?? null,
    listing_type: fields.type ?? null,
    listing_category: fields.category ?? null,
    size: fields.size ?? null,
    rooms: fields.rooms ?? null,
    bedrooms: fields.bedrooms ?? null,
    bathrooms: fields.bathrooms ?? null,
    furniture: fields.furniture ?? null,
    amenities: [...(fields.amenities ?? [])],
    property_id: fields.propertyNumber ?? null,
    price: fields.price ?? null,
    lodging_registration_number: fields.lodgingRegistrationNumber ?? null,
    pre_approval: fields.preApproval ?? false,
    primary_description: language ?? 'is',
    ...(kitchen
      ? {
          kitchen_present: kitchen !== 'none',
          kitchen_shared: kitchen === 'none' ? null : kitchen === 'shared' ? 2 : 1,
        }
      : {}),
    ...(address
      ? {
          street_name: address.streetName,
          street_number: address.streetNumber,
          apartment_number: address.apartmentNumber,
          postal_code: address.postalCode,
          city: address.place,
          neighbourhood: address.neighbourhood,
          ...placeColumns(id, { lat: address.lat, lng: address.lng }, secrets),
        }
      : {}),
    ...(rules
      ? {
          max_people: rules.maxPeople,
          smoking: rules.smoking,
          allowed_pets: [...rules.allowedPets],
          sex_allowed: { any: 0, men: 1, women: 2 }[rules.sexAllowed],
          sex_limitation_reason:
            rules.sexLimitationReason?.[language ?? 'is'] ?? rules.sexLimitationReason?.is ?? null,
        }
      : {}),
    ...(terms
      ? {
          available_from: terms.availableFrom,
          duration: terms.durationKind,
          contract_min_months: terms.contractMinMonths,
          contract_max_months: terms.contractMaxMonths,
          contract_termination_term: terms.terminationTermMonths,
          renewable: terms.renewable,
        }
      : {}),
    ...(deposit
      ? {
          deposit_kind: deposit.kind,
          insurance_months: deposit.kind === 'months' ? deposit.months : null,
          insurance_amount: deposit.kind === 'custom' ? deposit.amount : null,
        }
      : {}),
  };
}

async function seedContent(context: SeedContext, id: string, fields: Fields, at: Date): Promise<void> {
  const { db } = context;
  for (const { utility, included, paidByTenant, monthlyAmount } of fields.utilities ?? [])
    await db
      .insertInto('listing_utility')
      .values({
        listing_id: id,
        utility,
        included,
        paid_by_tenant: paidByTenant,
        monthly_amount: monthlyAmount,
        meter_number: null,
        meter_value: null,
      })
      .execute();
  for (const language of ['is', 'en', 'ua'] as const) {
    const text = fields.description?.[language];
    if (!text) continue;
    const machine = language !== (fields.primaryLanguage ?? 'is');
    await db
      .insertInto('listing_description')
      .values({
        id: demoId(`description ${id} ${language}`, at),
        listing_id: id,
        language,
        text,
        machine_translated: machine,
        updated_at: at,
      })
      .execute();
  }
  for (const [position, picture] of (fields.pictures ?? []).entries()) {
    const placed = context.pictureOf(picture);
    const imageId = demoId(`image ${id} ${position}`, at);
    const file = `listing-images/${imageId}`;
    await placed.placeAs(file);
    await db
      .insertInto('listing_image')
      .values({
        id: imageId,
        listing_id: id,
        position,
        caption: picture.caption[fields.primaryLanguage ?? 'is'],
        file,
        width: placed.width,
        height: placed.height,
        widths: placed.widths,
        blur: placed.blur,
        created_at: at,
      })
      .execute();
  }
}
