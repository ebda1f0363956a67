import type { FilePart, UploadedFile } from '@heima/domain/shared/endpoint.ts';
import { Refusal, refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Reads a multipart body with one file. The size is counted while it arrives, so that a huge file is refused
 * early; the stated limit is given in MB (R307). Types are validated later, by content.
 */
export async function readUpload(
  request: FastifyRequest,
  part: FilePart,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) refuse('common.unsupportedType');
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const found of request.parts({
      limits: { fileSize: part.maxBytes, files: 1, fields: 20, fieldSize: 20_000 },
    })) {
      if (found.type === 'field') fields[found.fieldname] = String(found.value ?? '');
      else if (found.fieldname === part.field)
        file = { bytes: await bytesOf(found, part), name: found.filename ?? '' };
      else found.file.resume();
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A body that broke off on the way, is no multipart body, or has more parts than one file and its words.
    request.log.info({ err: error }, 'a multipart body could not be read');
    refuse('common.invalidInput', { fields: { [part.field]: ['validation.oneFile'] } });
  }
  if (!file || file.bytes.length === 0)
    refuse('common.invalidInput', { fields: { [part.field]: ['validation.required'] } });
  return { file, fields };
}

async function bytesOf(
  found: { file: NodeJS.ReadableStream & { truncated?: boolean } },
  part: FilePart,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of found.file) chunks.push(chunk as Buffer);
  if (found.file.truncated) {
    const maximum = Math.floor(part.maxBytes / 1_000_000);
    refuse('common.tooLarge', { params: { maximum }, fields: { [part.field]: ['validation.fileTooLarge'] } });
  }
  return Buffer.concat(chunks);
}
