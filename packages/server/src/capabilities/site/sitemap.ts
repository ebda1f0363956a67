import { languageCodes, languageTag } from '@heima/domain/shared/language.ts';
import { sitemapFile, sitemapIndex } from '@heima/domain/site/endpoints.ts';
import { publishedListings } from '#capabilities/listings/public.ts';
import { type FileAnswer, fileRoute } from '#platform/http/file-route.ts';

/** Addresses in one file: each stands there with its three languages, and a file may hold 50,000 of them. */
const perFile = 10_000;

const pages = [
  '/',
  '/listings',
  '/about',
  '/terms',
  '/terms/payment-terms',
  '/terms/privacy-policy',
  '/terms/communication-declaration',
  '/terms/cookie-policy',
  '/terms/service-terms',
];

const xml = (lines: string[]): FileAnswer => ({
  content: { text: `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n` },
  type: sitemapFile.types[0],
});

function entry(publicUrl: string, path: string, changed?: Date): string {
  const alternates = languageCodes.map((code) => {
    const address = code === 'is' ? `${publicUrl}${path}` : `${publicUrl}${path}?lang=${code}`;
    return `<xhtml:link rel="alternate" hreflang="${languageTag(code)}" href="${address}"/>`;
  });
  const lastChange = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${publicUrl}${path}</loc>${lastChange}${alternates.join('')}</url>`;
}

const set = (entries: string[]): FileAnswer =>
  xml([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ]);

/** The index of the sitemap: one file of fixed pages, and files of published listings. */
export const serveSitemapIndex = fileRoute(sitemapIndex, async (_, { config, replica }) => {
  const { total } = await publishedListings(replica, { offset: 0, limit: 0 });
  const files = [
    'pages',
    ...Array.from({ length: Math.ceil(total / perFile) }, (_, index) => `listings-${index + 1}`),
  ];
  return xml([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((name) => `<sitemap><loc>${config.PUBLIC_URL}/sitemaps/${name}.xml</loc></sitemap>`),
    '</sitemapindex>',
  ]);
});

export const serveSitemapFile = fileRoute(sitemapFile, async ({ params: { name } }, { config, replica }) => {
  const { PUBLIC_URL } = config;
  if (name === 'pages.xml') return set(pages.map((path) => entry(PUBLIC_URL, path)));
  const number = Number(/^listings-(\d{1,4})\.xml$/.exec(name)?.[1] ?? 0);
  if (number < 1) return undefined;
  const { rows } = await publishedListings(replica, { offset: (number - 1) * perFile, limit: perFile });
  if (rows.length === 0) return undefined;
  return set(rows.map((row) => entry(PUBLIC_URL, `/listings/${row.id}`, row.changed)));
});
