import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as zod from 'zod';
import { attachment } from '#platform/documents/file-name.ts';
import { readSignedAddress, type Viewer } from '#platform/documents/signed-address.ts';
import type { Services } from '#platform/services.ts';
import type { ByteRange } from '#ports/file-store.ts';
import { readRange } from './byte-range.ts';
import { isHeld } from './entity-tag.ts';
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
      const part = answer && (await partOf(services, answer, request));
      if (!answer || !part) return nothing(reply);
      if ('unchanged' in part) return headersFor(reply, endpoint, answer).code(304).send();
      if ('refused' in part) return reply.code(416).header('content-range', `bytes */${part.refused}`).send();
      try {
        await note(services, answer, { viewer, now, request });
      } catch (error) {
        if (typeof part.bytes !== 'string') part.bytes.destroy();
        throw error;
      }
      headersFor(reply, endpoint, answer);
      if (typeof part.bytes !== 'string') lengthHeaders(reply, part);
      return reply.send(part.bytes);
    },
  });
}

interface Part {
  bytes: Readable | string;
  /** Of the whole file. */
  size: number;
  range: ByteRange | undefined;
}

/** What of the file was asked for, opened; nothing when there is no such file. */
async function partOf(
  { files }: Services,
  { content }: FileAnswer,
  { headers, method }: FastifyRequest,
): Promise<Part | { refused: number } | { unchanged: true } | undefined> {
  if ('text' in content) return { bytes: content.text, size: content.text.length, range: undefined };
  const tag = tagOf(content.stored);
  if (isHeld(headers['if-none-match'], tag))
    return (await files.size(content.stored)) === undefined ? undefined : { unchanged: true };
  if (method === 'HEAD') {
    // The length of the whole: parts are asked for by GET alone (RFC 9110, 14.2).
    const size = await files.size(content.stored);
    return size === undefined ? undefined : { bytes: Readable.from([]), size, range: undefined };
  }
  let range: ByteRange | undefined;
  const mayBePart = headers['if-range'] === undefined || headers['if-range'] === tag;
  if (headers.range !== undefined && mayBePart) {
    const size = await files.size(content.stored);
    if (size === undefined) return undefined;
    const asked = readRange(headers.range, size);
    if (asked === 'unsatisfiable') return { refused: size };
    range = asked;
  }
  const file = await files.open(content.stored, range);
  return file && { ...file, range };
}

function lengthHeaders(reply: FastifyReply, { size, range }: Part): void {
  reply.header('accept-ranges', 'bytes');
  if (range)
    reply
      .code(206)
      .header('content-range', `bytes ${range.first}-${range.last}/${size}`)
      .header('content-length', range.last - range.first + 1);
  else reply.header('content-length', size);
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

/** What distinguishes a file from others: its name, since no name is given to other bytes. */
const tagOf = (stored: string): string => `"${createHash('sha1').update(stored).digest('base64url')}"`;

function headersFor(
  reply: FastifyReply,
  endpoint: FileEndpoint,
  { type, name, content }: FileAnswer,
): FastifyReply {
  reply.type(type).header('x-content-type-options', 'nosniff');
  if ('stored' in content) reply.header('etag', tagOf(content.stored));
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
