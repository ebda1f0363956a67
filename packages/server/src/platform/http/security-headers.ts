import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

/**
 * Headers of every answer. Pages replace the Content-Security-Policy by their own with a nonce; everything else
 * (API answers, files) gets one that allows nothing, so that no upload can ever act as a page.
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overHttps = config.PUBLIC_URL.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()');
  });
}

/** The policy of a page: own scripts and styles by nonce, own pictures, the map's worker. */
export const pagePolicy = (nonce: string, mapHosts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${mapHosts.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    `connect-src 'self' ${mapHosts.join(' ')}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
