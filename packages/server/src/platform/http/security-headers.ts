import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

/**
 * Headers of every answer, also of one to a request that could not be read. Pages replace the Content-Security-Policy
 * by their own with a nonce; everything else (API answers, files) gets one that allows nothing, so that no upload can
 * ever act as a page.
 */
export const securityHeaders = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(PUBLIC_URL.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be used to break pages.
  'x-xss-protection': '0',
});

/** Sets the headers before anything else looks at a request, so that a refusal has them too. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
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
