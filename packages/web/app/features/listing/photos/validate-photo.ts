import { maxImageBytes } from '@heima/domain/listing-content/image-limits.ts';

/** How many bytes of a file are enough to know what it is. */
const headBytes = 4;
const starts: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/** What is wrong with a file before it is sent; the server validates it again. */
export interface PhotoFault {
  key: 'validation.imageType' | 'validation.fileTooLarge';
  params: Record<string, number>;
}

/**
 * Validates a file by its content, not its name, so that a HEIC called .jpg is refused at once (R305, L04). Validates its
 * size, with the limit in MB (R306, R307).
 */
export async function validatePhoto(file: Blob): Promise<PhotoFault | undefined> {
  if (file.size > maxImageBytes)
    return { key: 'validation.fileTooLarge', params: { maximum: Math.floor(maxImageBytes / 1_000_000) } };
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const known = starts.some((start) => start.every((byte, at) => head[at] === byte));
  return known ? undefined : { key: 'validation.imageType', params: {} };
}
