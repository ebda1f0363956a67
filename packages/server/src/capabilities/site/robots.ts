import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/services.ts';

/** Pages that are of no use to a searcher; everything else may be read. */
const closed = [
  '/api/',
  '/login',
  '/forgot-password/',
  '/emailconfirmation/',
  '/start-listing',
  '/landlord/',
  '/account/',
];

export function addRobots(app: FastifyInstance, { config }: Services): void {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n')),
  );
}
