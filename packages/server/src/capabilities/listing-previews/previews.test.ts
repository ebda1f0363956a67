import {
  createPreviewLink,
  getListingPreview,
  getPreviewLink,
  withdrawPreviewLink,
} from '@heima/domain/listing-previews/endpoints.ts';
import { publishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { deleteListing } from '@heima/domain/listings/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('gap: a link by which others see a draft', async () => {
  const app = await testApp();
  const { db } = app.services;
  const owner = await person(app, { verified: true });
  const draft = () => buildWholeListing(db, { owner_id: owner.id, apartment_number: '0302' });
  const make = async (id: string) =>
    (await app.ask(createPreviewLink, { params: { id } }, { as: owner.access })).body;
  const tokenOf = (url: string | null) => url!.split('/').at(-1)!;
  const look = (token: string, as?: string) => app.ask(getListingPreview, { params: { token } }, { as });
  const gone = async (token: string) => {
    const { status, body } = await app.refused(getListingPreview, { params: { token } });
    expect([status, body.code]).toEqual([404, 'listingPreviews.linkEnded']);
  };

  it('shows the draft to whoever holds it, as a stranger will see it, and so also to its owner', async () => {
    const id = await draft();
    const { url } = await make(id);
    expect(url).toMatch(/^http.+\/listing-preview\/[\w-]{40,}$/);
    for (const as of [undefined, owner.access, (await person(app)).access]) {
      const { body } = await look(tokenOf(url), as);
      expect(body).toMatchObject({
        id,
        state: 'NEVER_PUBLISHED',
        street_number: null,
        apartment_number: null,
        fastanr: null,
        missing_fields: [],
        is_owner: false,
      });
      expect(body.location?.exact).toBe(false);
      expect(body.can).toMatchObject({ edit: false, publish: false, share_draft: false });
      expect(body.utilities.every(({ meter_number }) => meter_number === null)).toBe(true);
    }
    // The link opens nothing else.
    await expect(app.ask(getPreviewLink, { params: { id } })).rejects.toThrow();
  });

  it('is the same when it is asked for again, and its token stands nowhere', async () => {
    const id = await draft();
    const [one, other] = await Promise.all([make(id), make(id)]);
    expect(other).toEqual(one);
    expect((await app.ask(getPreviewLink, { params: { id } }, { as: owner.access })).body).toEqual(one);
    const { rows } = await sql<{
      row: string;
    }>`select listing_preview::text as row from listing_preview`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(tokenOf(one.url)))).toEqual([]);
  });

  it('is void once it is withdrawn, and the next one is another', async () => {
    const id = await draft();
    const { url } = await make(id);
    for (const _ of [1, 2]) {
      await app.ask(withdrawPreviewLink, { params: { id } }, { as: owner.access });
      await gone(tokenOf(url));
      expect((await app.ask(getPreviewLink, { params: { id } }, { as: owner.access })).body).toEqual({
        url: null,
        created_at: null,
      });
    }
    const next = await make(id);
    expect(next.url).not.toBe(url);
    await gone(tokenOf(url));
    await look(tokenOf(next.url));
  });

  it('is void after publishing, also when the listing is out of publication again, and after deleting', async () => {
    const id = await draft();
    const { url } = await make(id);
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await gone(tokenOf(url));
    await sql`update listing set visible = false where id = ${id}`.execute(db);
    await gone(tokenOf(url));
    const again = await app.refused(createPreviewLink, { params: { id } }, { as: owner.access });
    expect([again.status, again.body.code]).toEqual([409, 'listings.wasPublished']);
    const other = await draft();
    const link = await make(other);
    await app.ask(deleteListing, { params: { id: other } }, { as: owner.access });
    await gone(tokenOf(link.url));
    await gone('x');
  });

  it('is for who works on the draft to make, read and withdraw', async () => {
    const id = await draft();
    await make(id);
    const stranger = await person(app);
    const staff = await person(app, { staff: true });
    for (const call of [createPreviewLink, getPreviewLink, withdrawPreviewLink]) {
      expect((await app.refused(call, { params: { id } }, { as: stranger.access })).status).toBe(404);
      expect((await app.refused(call, { params: { id } }, { as: staff.access })).status).toBe(403);
      expect((await app.refused(call, { params: { id } })).status).toBe(401);
    }
    const published = await buildListing(db, { owner_id: owner.id });
    expect(
      (await app.ask(getPreviewLink, { params: { id: published } }, { as: owner.access })).body.url,
    ).toBeNull();
  });
});
