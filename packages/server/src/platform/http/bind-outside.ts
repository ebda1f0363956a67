import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Capability } from '#platform/capability.ts';
import { media } from '#platform/images/serve-media.ts';
import { mapTiles } from '#platform/map/serve-map-tiles.ts';
import type { Services } from '#platform/services.ts';
import { takeWebhook } from '#platform/webhooks/webhook-route.ts';
import { serveFile } from './file-route.ts';
import { takeForm } from './form-route.ts';

/** Registers everything that the capabilities and the platform declare outside of /api/v1. */
export function bindOutside(
  app: FastifyInstance,
  capabilities: readonly Capability[],
  services: Services,
): void {
  serveFile(app, media, services);
  serveFile(app, mapTiles, services);
  for (const { files = [], webhooks = [], forms = [] } of capabilities) {
    for (const file of files) serveFile(app, file, services);
    for (const webhook of webhooks) takeWebhook(app, webhook, services);
    for (const form of forms) takeForm(app, form, services);
  }
}

/** Refuses to start with an address that is mounted beside the contracts: each route carries the value it is declared by. */
export function refuseUndeclared(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config }) => config?.endpoint === undefined);
    if (undeclared.length > 0)
      throw new Error(
        `No contract declares ${undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ')}`,
      );
  });
}
