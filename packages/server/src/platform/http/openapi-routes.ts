import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openApi, reference, referenceExplorer, referenceStart } from '@heima/domain/platform/endpoints.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Capability } from '#platform/capability.ts';
import type { Services } from '#platform/services.ts';
import { openApiDocument } from './openapi.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { requestTheme } from './page-theme.ts';
import { platformRoute } from './platform-route.ts';
import { referencePage, referencePolicy, referenceScript } from './reference-page.ts';
import { requestLanguage } from './request-actor.ts';

/** The component's own bundle, as its package brings it. */
const explorerFile = (): string =>
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('openapi-explorer/package.json')),
    'dist/browser/openapi-explorer.min.js',
  );

const sendScript = (reply: FastifyReply, script: string | fs.ReadStream): FastifyReply =>
  reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(script);

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
  platformRoute(app, openApi, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document()),
  );
  platformRoute(app, reference, async (request, reply) =>
    reply
      .header('content-security-policy', referencePolicy)
      .type('text/html; charset=utf-8')
      .send(referencePage(services.config.PRODUCT_NAME, requestLanguage(request), requestTheme(request))),
  );
  platformRoute(app, referenceStart, async (_request, reply) => sendScript(reply, referenceScript));
  platformRoute(app, referenceExplorer, async (_request, reply) =>
    sendScript(reply, fs.createReadStream(explorerFile())),
  );
}
