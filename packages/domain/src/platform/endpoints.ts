import { z } from 'zod';
import { fileEndpoint, platformEndpoint } from '../shared/outside-endpoint.ts';

/** Names are made of ids and are never used twice, so they may be kept forever. */
export const media = fileEndpoint({
  path: '/media/*',
  summary: 'A public picture, by its name.',
  access: 'anyone',
  types: ['image/webp', 'image/avif', 'image/jpeg'],
  params: z.object({ '*': z.string() }),
  cacheControl: 'public, max-age=31536000, immutable',
  anyOrigin: true,
});

export const mapTiles = fileEndpoint({
  path: '/media/maps/:file',
  summary: 'The vector map that the operator has chosen, a PMTiles file that is read in parts.',
  access: 'anyone',
  types: ['application/vnd.pmtiles'],
  params: z.object({ file: z.string() }),
  cacheControl: 'public, max-age=86400',
});

const json = ['application/json; charset=utf-8'] as const;

export const health = platformEndpoint({
  path: '/healthz',
  summary: 'Whether the program is alive.',
  access: 'anyone',
  types: json,
});

export const readiness = platformEndpoint({
  path: '/readyz',
  summary: 'Whether the program can serve requests now; 503 when it cannot.',
  access: 'anyone',
  types: json,
});

export const measurements = platformEndpoint({
  path: '/metrics',
  summary: 'Counts and times for operators, as Prometheus reads them.',
  access: 'anyone',
  types: ['text/plain'],
});

export const openApi = platformEndpoint({
  path: '/api/openapi.json',
  summary: 'The OpenAPI document.',
  access: 'anyone',
  types: json,
});

export const reference = platformEndpoint({
  path: '/api/docs',
  summary: 'The OpenAPI document as a page to read.',
  access: 'anyone',
  types: ['text/html; charset=utf-8'],
});

const script = ['text/javascript; charset=utf-8'] as const;

export const referenceStart = platformEndpoint({
  path: '/api/docs/start.js',
  summary: 'The script of the page to read.',
  access: 'anyone',
  types: script,
});

export const referenceExplorer = platformEndpoint({
  path: '/api/docs/explorer.js',
  summary: 'The component that shows the OpenAPI document.',
  access: 'anyone',
  types: script,
});

export const liveEvents = platformEndpoint({
  path: '/api/v1/live',
  summary: 'What happens to the signed-in person, as server-sent events.',
  access: 'user',
  types: ['text/event-stream; charset=utf-8'],
});

export const assets = platformEndpoint({
  path: '/assets/*',
  summary: 'Scripts, styles and pictures of the pages.',
  access: 'anyone',
  types: ['*/*'],
});

export const pages = platformEndpoint({
  path: '/*',
  summary: 'A page.',
  access: 'anyone',
  types: ['text/html; charset=utf-8'],
});

/** What the platform answers besides the capabilities. */
export const platformEndpoints = [
  media,
  mapTiles,
  health,
  readiness,
  measurements,
  openApi,
  reference,
  referenceStart,
  referenceExplorer,
  liveEvents,
  assets,
  pages,
] as const;
