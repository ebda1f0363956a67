import { media as contract } from '@heima/domain/platform/endpoints.ts';
import { fileRoute } from '#platform/http/file-route.ts';

/** Files that anybody may fetch by their name. The folder decides: nothing else of the file store is served so. */
const publicFile =
  /^(?<folder>listing-images|profile-images)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}\.(?<ending>webp|avif)$/;

const mediaTypes = { webp: 'image/webp', avif: 'image/avif' } as const;

/** Public pictures; behind a CDN each is asked for once. */
export const media = fileRoute(contract, async ({ params }) => {
  const stored = params['*'];
  const ending = publicFile.exec(stored)?.groups?.ending as keyof typeof mediaTypes | undefined;
  return ending && { content: { stored }, type: mediaTypes[ending] };
});
