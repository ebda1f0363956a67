import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { prepared } from '#platform/db/prepared.ts';
import { type ListingRow, listingRowColumns, type UtilityRow } from './listing-row.ts';
import type { ListingTable } from './tables.ts';

/** Reads one listing with everything shown with it, in one statement. `viewerId` is the signed-in person. */
export async function readListing(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<ListingRow | undefined> {
  const { rows } = await listingQuery(id, viewerId).execute(db);
  return rows[0];
}

/** What the viewer has to do with the listing. */
const viewerColumns = (viewerId: string | null) =>
  viewerId === null
    ? sql`'[]'::json as grants, null as application_id, false as liked`
    : sql`
      coalesce((select json_agg(distinct g.kind) from listing_grant g
        where g.listing_id = l.id and g.user_id = ${viewerId}::uuid), '[]') as grants,
      (select g.source_id from listing_grant g
        where g.listing_id = l.id and g.user_id = ${viewerId}::uuid and g.kind = 'applicant'
        order by g.created_at desc, g.source_id desc limit 1) as application_id,
      exists (select 1 from listing_like k where k.listing_id = l.id and k.user_id = ${viewerId}::uuid) as liked`;

export function listingQuery(id: string, viewerId: string | null): RawBuilder<ListingRow> {
  return sql<ListingRow>`${prepared(viewerId === null ? 'listing' : 'listing_for_viewer')}
    select ${listingRowColumns},
      coalesce((select json_agg(u) from (
        select utility, included, paid_by_tenant, currency_id, monthly_amount, meter_number, meter_value
        from listing_utility where listing_id = l.id) u), '[]') as utilities,
      coalesce((select json_agg(i) from (
        select id, caption, file, width, height, widths, has_avif, blur, base_file
        from listing_picture where listing_id = l.id order by position, id) i), '[]') as images,
      coalesce((select json_agg(d) from (
        select id, language, text, machine_translated, updated_at
        from listing_text where listing_id = l.id order by language, id) d), '[]') as descriptions,
      (select row_to_json(o) from (
        select id, full_name, image_id, image_blur, identity_verified, email_verified, phone_verified, member_since,
          (select count(*)::int from listing h where h.owner_id = l.owner_id and h.visible and h.id <> l.id) as other_homes,
          (select pace from usual_answer_time where user_id = l.owner_id) as answer_time
        from person_card where id = l.owner_id) o) as owner,
      (select row_to_json(r) from (
        select decision, requested_at, decided_at, reason from publication_request
        where listing_id = l.id order by id desc limit 1) r) as publish_request,
      ${viewerColumns(viewerId)}
    from listing l where l.id = ${id}`;
}

/** Locks the listing until the end of the transaction, so that changes of it follow one another. */
export async function lockListing(db: Database, id: string): Promise<void> {
  await db.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute();
}

/** Adds a draft unless the client id already has one (G30). */
export async function insertDraft(
  db: Database,
  draft: { id: string; ownerId: string | null; clientIdHash: string | null; now: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('listing')
    .values({
      id: draft.id,
      owner_id: draft.ownerId,
      client_id_hash: draft.clientIdHash,
      created_at: draft.now,
      updated_at: draft.now,
    } as Insertable<ListingTable>)
    .onConflict((conflict) =>
      conflict.column('client_id_hash').where('client_id_hash', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/**
 * What a copy takes over. What belongs to one home alone (its numbers in registers, its apartment) and to one
 * publication (its state, its times, the accepted terms) stays behind, and so does a new column until it stands here.
 */
const copiedColumns = [
  ...['owner_id', 'team_id', 'title', 'neighbourhood', 'listing_type', 'listing_category'],
  ...[
    'size',
    'rooms',
    'bedrooms',
    'bathrooms',
    'kitchen_present',
    'kitchen_shared',
    'furniture',
    'amenities',
  ],
  ...['max_people', 'sex_allowed', 'sex_limitation_reason', 'smoking', 'allowed_pets'],
  ...['street_name', 'street_number', 'postal_code', 'city', 'country'],
  ...['lat', 'lng', 'blurred_lat', 'blurred_lng'],
  ...['duration', 'contract_min_months', 'contract_max_months', 'contract_termination_term', 'renewable'],
  ...['price', 'currency', 'price_type', 'deposit_kind', 'insurance_months', 'insurance_amount'],
  ...['insurance_types', 'pre_approval', 'requested_contract_service', 'service', 'service_paid_by_tenant'],
  'primary_description',
] as const satisfies readonly (keyof ListingTable)[];

/** Adds a draft like another listing, with its utilities but not their meters. A day that is over is left out. */
export async function copyListingRow(
  db: Database,
  { from, to, now, today }: { from: string; to: string; now: Date; today: string },
): Promise<void> {
  const columns = sql.join(copiedColumns.map((name) => sql.ref(name)));
  await sql`
    insert into listing (id, ${columns}, available_from, created_at, updated_at)
    select ${to}::uuid, ${columns}, case when available_from >= ${today}::date then available_from end,
      ${now}::timestamptz, ${now}::timestamptz
    from listing where id = ${from}`.execute(db);
  await sql`
    insert into listing_utility (listing_id, utility, included, paid_by_tenant, currency_id, monthly_amount)
    select ${to}::uuid, utility, included, paid_by_tenant, currency_id, monthly_amount
    from listing_utility where listing_id = ${from}`.execute(db);
}

export async function draftOfClient(db: Database, clientIdHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('client_id_hash', '=', clientIdHash)
    .executeTakeFirst();
  return row?.id;
}

export async function updateListing(
  db: Database,
  id: string,
  values: Updateable<ListingTable>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('listing').set(values).where('id', '=', id).execute();
}

export async function saveUtilities(
  db: Database,
  id: string,
  utilities: readonly UtilityRow[],
): Promise<void> {
  if (utilities.length === 0) return;
  await db
    .insertInto('listing_utility')
    .values(utilities.map((utility) => ({ listing_id: id, ...utility })))
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'utility']).doUpdateSet((row) => ({
        included: row.ref('excluded.included'),
        paid_by_tenant: row.ref('excluded.paid_by_tenant'),
        currency_id: row.ref('excluded.currency_id'),
        monthly_amount: row.ref('excluded.monthly_amount'),
        meter_number: row.ref('excluded.meter_number'),
        meter_value: row.ref('excluded.meter_value'),
      })),
    )
    .execute();
}

/** Deletes a listing with everything that hangs on it. */
export async function deleteListingRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('listing').where('id', '=', id).execute();
}

/** The newest draft that was never published: the person's own, or the one of a client id. */
export async function newestDraft(
  db: Database,
  of: { ownerId: string } | { clientIdHash: string },
): Promise<Pick<ListingRow, 'id' | 'step' | 'updated_at'> | undefined> {
  const query = db
    .selectFrom('listing')
    .select(['id', 'step', 'updated_at'])
    .where('published_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return 'ownerId' in of
    ? query.where('owner_id', '=', of.ownerId).executeTakeFirst()
    : query.where('client_id_hash', '=', of.clientIdHash).executeTakeFirst();
}

/** The first of the drafts without an owner that were last touched before this time. */
export async function abandonedDrafts(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('owner_id', 'is', null)
    .where('client_id_hash', 'is not', null)
    .where('published_at', 'is', null)
    .where('updated_at', '<', before)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts one more application for a home. */
export async function addApplication(db: Database, id: string): Promise<void> {
  await sql`update listing set application_count = application_count + 1 where id = ${id}`.execute(db);
}

/** Counts one more negotiation over the rent of a home. */
export async function addOffer(db: Database, id: string): Promise<void> {
  await sql`update listing set offer_count = offer_count + 1 where id = ${id}`.execute(db);
}
