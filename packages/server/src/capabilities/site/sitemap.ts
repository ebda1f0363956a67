import { languageCodes, languageTag } from '@heima/domain/shared/language.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { publishedListings } from '#capabilities/listings/public.ts';
import type { Services } from '#platform/services.ts';

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

const xml = (lines: string[]): string => `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;

/** The sitemap: an index, one file of fixed pages, and files of published listings. */
export function addSitemap(app: FastifyInstance, services: Services): void {
  const { PUBLIC_URL } = services.config;
  const send = (
    reply: { header(name: string, value: string): { type(type: string): { send(body: string): unknown } } },
    lines: string[],
  ) =>
    reply
      .header('cache-control', 'public, max-age=600, s-maxage=3600')
      .type('application/xml; charset=utf-8')
      .send(xml(lines));

  const alternates = (path: string): string[] =>
    languageCodes.map((code) => {
      const address = code === 'is' ? `${PUBLIC_URL}${path}` : `${PUBLIC_URL}${path}?lang=${code}`;
      return `<xhtml:link rel="alternate" hreflang="${languageTag(code)}" href="${address}"/>`;
    });
  const entry = (path: string, changed?: Date): string =>
    `<url><loc>${PUBLIC_URL}${path}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}${alternates(path).join('')}</url>`;
  const set = (entries: string[]): string[] => [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ];

  app.get('/sitemap.xml', async (_request, reply) => {
    const { total } = await publishedListings(services.replica, { offset: 0, limit: 0 });
    const files = [
      'pages',
      ...Array.from({ length: Math.ceil(total / perFile) }, (_, index) => `listings-${index + 1}`),
    ];
    return send(reply, [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...files.map((name) => `<sitemap><loc>${PUBLIC_URL}/sitemaps/${name}.xml</loc></sitemap>`),
      '</sitemapindex>',
    ]);
  });
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const { name } = request.params;
    if (name === 'pages.xml') return send(reply, set(pages.map((path) => entry(path))));
    const number = Number(/^listings-(\d{1,4})\.xml$/.exec(name)?.[1] ?? 0);
    if (number < 1) return refuse('common.notFound');
    const { rows } = await publishedListings(services.replica, {
      offset: (number - 1) * perFile,
      limit: perFile,
    });
    if (rows.length === 0) return refuse('common.notFound');
    return send(reply, set(rows.map((row) => entry(`/listings/${row.id}`, row.changed))));
  });
}
