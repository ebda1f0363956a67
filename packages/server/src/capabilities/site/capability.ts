import type { Capability } from '#platform/capability.ts';
import { serveRobots } from './robots.ts';
import { serveSitemapFile, serveSitemapIndex } from './sitemap.ts';

/** What search engines ask for besides pages. */
export const site: Capability = {
  name: 'site',
  routes: [],
  refusals: {},
  files: [serveRobots, serveSitemapIndex, serveSitemapFile],
};
