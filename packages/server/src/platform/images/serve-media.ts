import { type JpegShape, jpegShapes } from '@heima/domain/listing-content/jpeg-pictures.ts';
import { media as contract } from '@heima/domain/platform/endpoints.ts';
import { fileRoute } from '#platform/http/file-route.ts';
import { keptJpeg } from './kept-jpeg.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Files that anybody may fetch by their name. The folder decides: nothing else of the file store is served so. */
const publicFile = new RegExp(`^(?:listing-images|profile-images)/${id}-\\d{1,4}\\.(?<ending>webp|avif)$`);
const jpegFile = new RegExp(
  `^(?<picture>listing-images/${id}-\\d{1,4})-(?<shape>${Object.keys(jpegShapes).join('|')})\\.jpg$`,
);

const mediaTypes = { webp: 'image/webp', avif: 'image/avif' } as const;

/** Public pictures; behind a CDN each is asked for once. */
export const media = fileRoute(contract, async ({ params }, { files }) => {
  const name = params['*'];
  const ending = publicFile.exec(name)?.groups?.ending as keyof typeof mediaTypes | undefined;
  if (ending) return { content: { stored: name }, type: mediaTypes[ending] };
  const jpeg = jpegFile.exec(name)?.groups as { picture: string; shape: JpegShape } | undefined;
  const stored = jpeg && (await keptJpeg(files, jpeg.picture, jpeg.shape));
  return stored ? { content: { stored }, type: 'image/jpeg' } : undefined;
});
