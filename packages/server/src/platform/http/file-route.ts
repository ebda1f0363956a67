import type { FileEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as zod from 'zod';
import { attachment } from '#platform/documents/file-name.ts';
import { readSignedAddress, type Viewer } from '#platform/documents/signed-address.ts';
import type { Services } from '#platform/services.ts';
import { requestLanguage } from './request-actor.ts';

/** A file as its handler names it; reading, headers and the audit entry are the platform's. */
export interface FileAnswer {
  /** Its name in the file store, or its text when it is made now. */
  content: { stored: string } | { text: string };
  type: string;
  /** The name that a download is offered under. */
  name?: string;
  /** What is noted about its viewer before it is sent. */
  audit?: { action: string; subjectKind: string; subjectId: string; detail: Record<string, unknown> };
}

interface FileInput<E extends FileEndpoint> {
  params: E['params'] extends z.core.$ZodType ? z.output<E['params']> : undefined;
  /** For whom the address was signed. */
  viewer: E['access'] extends 'signed' ? Viewer : undefined;
}

/** Names the file; nothing when there is none or its viewer may not have it. */
type FileHandler<E extends FileEndpoint> = (
  input: FileInput<E>,
  services: Services,
) => Promise<FileAnswer | undefined>;

export interface FileRoute {
  endpoint: FileEndpoint;
  handler(
    input: { params: unknown; viewer: Viewer | undefined },
    services: Services,
  ): Promise<FileAnswer | undefined>;
}

/** Binds a file to what names it; input types must agree. */
export const fileRoute = <const E extends FileEndpoint>(endpoint: E, handler: FileHandler<E>): FileRoute => ({
  endpoint,
  handler: handler as FileRoute['handler'],
});

/** Serves a file: asks who may have it, reads it, notes who did, and sends it under the headers of its kind. */
export function serveFile(app: FastifyInstance, { endpoint, handler }: FileRoute, services: Services): void {
  const nothing = (reply: FastifyReply) =>
    endpoint.unknown ? refuse(endpoint.unknown) : reply.callNotFound();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      request.language = requestLanguage(request);
      const now = services.clock();
      const query = request.query as Record<string, unknown>;
      const viewer =
        endpoint.access === 'signed'
          ? readSignedAddress(services.secrets, request.url.split('?')[0]!, query, now)
          : undefined;
      if (viewer === 'expired') return endpoint.expired ? refuse(endpoint.expired) : nothing(reply);
      if (endpoint.access === 'signed' && !viewer) return nothing(reply);
      const params = endpoint.params ? zod.safeParse(endpoint.params, request.params) : undefined;
      if (params && !params.success) return nothing(reply);
      const answer = await handler({ params: params?.data, viewer }, services);
      const content = answer && (await contentOf(services, answer));
      if (!answer || content === undefined) return nothing(reply);
      await note(services, answer, { viewer, now, request });
      return headersFor(reply, endpoint, answer).send(content);
    },
  });
}

async function contentOf({ files }: Services, { content }: FileAnswer): Promise<Buffer | string | undefined> {
  if ('text' in content) return content.text;
  const bytes = await files.get(content.stored);
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function note(
  { unitOfWork }: Services,
  { audit }: FileAnswer,
  { viewer, now, request }: { viewer: Viewer | undefined; now: Date; request: FastifyRequest },
): Promise<void> {
  if (!audit) return;
  const isUser = viewer !== undefined && viewer.kind !== 'link';
  const cause = {
    actorId: isUser ? viewer.id : null,
    actorKind: isUser ? 'user' : 'visitor',
    requestId: request.id,
    now,
  } as const;
  const link = viewer?.kind === 'link' ? { link: viewer.id } : {};
  await unitOfWork(cause, (unit) =>
    unit.audit(audit.action, audit.subjectKind, audit.subjectId, { ...audit.detail, ...link }),
  );
}

function headersFor(reply: FastifyReply, endpoint: FileEndpoint, { type, name }: FileAnswer): FastifyReply {
  reply.type(type).header('x-content-type-options', 'nosniff');
  if (endpoint.anyOrigin) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (endpoint.access === 'anyone')
    return reply.header('cache-control', endpoint.cacheControl ?? 'private, no-cache');
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', attachment(name ?? 'file'));
}
