import { robots } from '@heima/domain/site/endpoints.ts';
import { fileRoute } from '#platform/http/file-route.ts';

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

export const serveRobots = fileRoute(robots, async (_, { config }) => {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`,
    '',
  ];
  return { content: { text: lines.join('\n') }, type: robots.types[0] };
});
