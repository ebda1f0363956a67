import { type IncomingMessage, maxHeaderSize } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { health, readiness } from '@heima/domain/platform/endpoints.ts';
import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { defaultLanguage, type Language } from '@heima/domain/shared/language.ts';
import type { OutsideEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import { Refusal, refuse, sharedRefusals } from '@heima/domain/shared/refusal.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Capability } from '#platform/capability.ts';
import { newId } from '#platform/new-id.ts';
import type { Identify, Services } from '#platform/services.ts';
import { bindEndpoints } from './bind-endpoints.ts';
import { bindOutside, refuseUndeclared } from './bind-outside.ts';
import { answerHeldContent } from './entity-tag.ts';
import { withinFileLimit } from './file-limit.ts';
import { addHealth } from './health.ts';
import { limitConnections } from './limit-connections.ts';
import { addOpenApi } from './openapi-routes.ts';
import { logProblem, problemOf } from './problem.ts';
import { answerProblem } from './problem-page.ts';
import { rawAnswer } from './raw-answer.ts';
import { requestLanguage } from './request-actor.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { readableAddress, unreadableRequest } from './unreadable-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route. */
    endpoint?: Endpoint | OutsideEndpoint;
  }
  interface FastifyRequest {
    /** Set once the actor is known. */
    language?: Language;
  }
}

export interface AppOptions {
  services: Services;
  capabilities: readonly Capability[];
  identify: Identify;
  /** Requests a minute from one address before 429; 0 switches the flood guard off. */
  floodLimit: number;
}

/** Builds the HTTP side: platform plugins first, then every capability's endpoints. Does not listen. */
export async function buildApp({
  services,
  capabilities,
  identify,
  floodLimit,
}: AppOptions): Promise<FastifyInstance> {
  const { config, texts } = services;
  const proxies = config.TRUSTED_PROXIES.split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  const statuses = Object.assign(
    {},
    sharedRefusals,
    ...capabilities.map((capability) => capability.refusals),
  );
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: proxies.length > 0 ? proxies : false,
    bodyLimit: 1_000_000,
    // The length of an address is limited by what all headers may take; what is no id is not found.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    forceCloseConnections: 'idle' as const,
    rewriteUrl: ({ url = '/' }: IncomingMessage) => readableAddress(url),
    clientErrorHandler: unreadableRequest(config, texts, statuses),
  });

  refuseUndeclared(app);
  app.decorateRequest('language');
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error, {
      language: request.language ?? requestLanguage(request),
      texts,
      requestId: request.id,
      statuses,
    });
    logProblem(request, error, found);
    return answerProblem(request, reply, found, texts);
  });
  app.setNotFoundHandler((request, reply) => {
    const language = request.language ?? requestLanguage(request);
    const found = problemOf({ statusCode: 404 }, { language, texts, requestId: request.id, statuses });
    return answerProblem(request, reply, found, texts);
  });

  const { CONNECTIONS: inAll, CONNECTIONS_PER_ADDRESS: perAddress } = config;
  limitConnections(app.server, { inAll: withinFileLimit(inAll), perAddress, proxies }, () => {
    const context = { language: defaultLanguage, texts, requestId: newId(), statuses };
    const found = problemOf(new Refusal({ code: 'common.busy' }), context);
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '5' };
    return rawAnswer(found, { ...securityHeaders(config), ...headers }, JSON.stringify(found));
  });
  addSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(etag, { weak: true, replyWith304: false });
  answerHeldContent(app);
  if (floodLimit > 0)
    await app.register(rateLimit, {
      max: floodLimit,
      timeWindow: 60_000,
      keyGenerator: (request) => request.ip,
      // Who watches over the program asks often, and often for many programs from one address.
      allowList: ({ routeOptions: { config } }) =>
        config.endpoint === health || config.endpoint === readiness,
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal({
          code: 'common.tooManyRequests',
          params: { seconds: Math.max(1, Math.ceil(ttl / 1000)) },
        }),
    });
  addRequestMetrics(app, services);
  refuseEncodedUploads(app);
  acceptJson(app);
  addHealth(app, services);
  addOpenApi(app, capabilities, services);
  for (const capability of capabilities) {
    const following = capability.follow?.(services);
    app.addHook('onReady', async () => {
      await Promise.all([following?.ready, capability.prepare?.(services)]);
    });
    app.addHook('onClose', async () => following?.stop());
  }
  bindOutside(app, capabilities, services);
  bindEndpoints(
    app,
    capabilities.flatMap((capability) => capability.routes),
    services,
    identify,
  );
  return app;
}

/**
 * Refuses multipart bodies that are compressed on the way. They are read as they come, while the compression plugin
 * reads the same bytes to open them: neither would reach the end.
 */
function refuseEncodedUploads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase();
    // The plugin of uploads knows only later what kind of body it is.
    const isUpload = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    if (isUpload && encoding && encoding !== 'identity') refuse('common.unsupportedType');
  });
}

/**
 * Takes JSON alone, and an empty body that says it is JSON for no body: clients set the type on every request they
 * send. Plain text, which Fastify would read too, is no body that a call of ours has. What a field is called is judged
 * with the other names, so that the answer can say which it is (`sanitizeTexts`).
 */
function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  );
}

function addRequestMetrics(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}
