import type { PlatformEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

/** Registers what the platform answers by its declaration. */
export function platformRoute(
  app: FastifyInstance,
  endpoint: PlatformEndpoint,
  handler: RouteHandlerMethod,
): void {
  app.route({ method: endpoint.method, url: endpoint.path, config: { endpoint }, handler });
}
