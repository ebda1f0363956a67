import type { Capability } from '#platform/capability.ts';
import { addRobots } from './robots.ts';
import { addSitemap } from './sitemap.ts';

/** What search engines ask for besides pages. */
export const site: Capability = {
  name: 'site',
  routes: [],
  refusals: {},
  mount: (app, services) => {
    addRobots(app, services);
    addSitemap(app, services);
  },
};
