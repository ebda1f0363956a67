import type { FastifyInstance } from 'fastify';
import type { Capability } from '#platform/capability.ts';
import type { Services } from '#platform/services.ts';
import { type OpenApiDocument, openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import { requestLanguage } from './request-actor.ts';

/** The OpenAPI document at /api/openapi.json and its readable page at /api/docs. */
export function addOpenApi(
  app: FastifyInstance,
  capabilities: readonly Capability[],
  services: Services,
): void {
  let made: OpenApiDocument | undefined;
  const document = () => {
    made ??= openApiDocument(capabilities, services.config.PRODUCT_NAME);
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document()),
  );
  app.get('/api/docs', async (request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(referencePage(document(), requestLanguage(request))),
  );
}
