import type { FastifyBaseLogger } from 'fastify';

/**
 * Structured logs. They carry the request id and never personal data: no names, addresses, numbers, tokens or
 * query strings.
 */
export type Logger = FastifyBaseLogger;
