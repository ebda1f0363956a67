import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';

describe('robots and sitemap', async () => {
  const app = await testApp();
  const read = (url: string) => app.app.inject({ url });

  it('names published listings in three languages, and no others', async () => {
    const shown = await buildListing(app.services.db);
    const hidden = await buildListing(app.services.db, { visible: false });
    const index = await read('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(index.body).toContain('http://heima.test/sitemaps/listings-1.xml');
    const file = await read('/sitemaps/listings-1.xml');
    expect(file.body).toContain(`/listings/${shown}</loc>`);
    expect(file.body).toContain(`hreflang="uk" href="http://heima.test/listings/${shown}?lang=ua"`);
    expect(file.body).not.toContain(hidden);
  });

  it('answers 404 to files there are none of', async () => {
    for (const name of ['listings-2.xml', 'listings-0.xml', 'listings-x.xml', 'other.xml'])
      expect((await read(`/sitemaps/${name}`)).statusCode).toBe(404);
  });

  it('points robots to the sitemap and keeps them from private pages', async () => {
    const { body } = await read('/robots.txt');
    expect(body).toContain('Sitemap: http://heima.test/sitemap.xml');
    expect(body).toContain('Disallow: /account/');
    expect(body).not.toContain('Disallow: /listings');
  });
});
