import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/services.ts';

/**
 * Files that anybody may fetch by their name. The folder decides: nothing else of the file store is ever served from
 * here. Names are made of ids and are never used twice, so they may be kept forever.
 */
const publicFile =
  /^(?<folder>listing-images|profile-images)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}\.(?<ending>webp|avif)$/;

const mediaTypes = { webp: 'image/webp', avif: 'image/avif' } as const;

/** Serves public pictures at /media/*; behind a CDN each is asked for once. */
export function addMedia(app: FastifyInstance, services: Pick<Services, 'files'>): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*'];
    const ending = publicFile.exec(name)?.groups?.ending as keyof typeof mediaTypes | undefined;
    const bytes = ending && (await services.files.get(name));
    if (!ending || !bytes) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(mediaTypes[ending])
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
