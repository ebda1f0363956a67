import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/new-id.ts';
import { buildListing } from './listing.builder.ts';
import type { ListingTable } from './tables.ts';

/**
 * A listing that has everything needed to publish it: pictures (rows only), description, utilities and terms. It is
 * unpublished and never was, unless the test gives other values.
 */
export async function buildWholeListing(
  db: Database,
  given: Partial<Insertable<ListingTable>> = {},
): Promise<string> {
  const at = new Date('2026-11-20T12:00:00Z');
  const id = await buildListing(db, {
    visible: false,
    published_at: null,
    terms_accepted_at: at,
    available_from: null,
    ...given,
  });
  await db
    .insertInto('listing_description')
    .values({
      id: newId(),
      listing_id: id,
      language: 'is',
      text: 'Björt og nýuppgerð íbúð á efri hæð í rólegu húsi, steinsnar frá miðbænum.',
      updated_at: at,
    })
    .execute();
  await buildImage(db, id, 1);
  await db
    .insertInto('listing_utility')
    .values(
      houseUtilityCodes.map((utility) => ({
        listing_id: id,
        utility,
        included: utility === 'heating',
        paid_by_tenant: utility === 'house_fund',
        monthly_amount: utility === 'house_fund' ? 8_500 : null,
        meter_number: utility === 'electricity' ? 'M-1' : null,
        meter_value: null,
      })),
    )
    .execute();
  return id;
}

/** A picture row; its files are not made. */
export async function buildImage(db: Database, listingId: string, position: number): Promise<string> {
  const id = newId();
  await db
    .insertInto('listing_image')
    .values({
      id,
      listing_id: listingId,
      position,
      caption: null,
      file: `listing-images/${id}`,
      width: 1280,
      height: 960,
      widths: [320, 640, 1280],
      blur: 'data:image/webp;base64,AA==',
      created_at: new Date('2026-11-20T12:00:00Z'),
    })
    .execute();
  return id;
}
