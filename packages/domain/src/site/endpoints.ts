import { z } from 'zod';
import { fileEndpoint } from '../shared/outside-endpoint.ts';

const hourly = 'public, max-age=600, s-maxage=3600';

export const robots = fileEndpoint({
  path: '/robots.txt',
  summary: 'What search engines may read.',
  access: 'anyone',
  types: ['text/plain; charset=utf-8'],
  cacheControl: 'public, max-age=3600',
});

export const sitemapIndex = fileEndpoint({
  path: '/sitemap.xml',
  summary: 'The files of the sitemap.',
  access: 'anyone',
  types: ['application/xml; charset=utf-8'],
  cacheControl: hourly,
});

export const sitemapFile = fileEndpoint({
  path: '/sitemaps/:name',
  summary: 'The addresses of fixed pages, or of published listings, each in its languages.',
  access: 'anyone',
  types: ['application/xml; charset=utf-8'],
  params: z.object({ name: z.string() }),
  cacheControl: hourly,
});
