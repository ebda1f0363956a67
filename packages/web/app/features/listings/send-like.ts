import { likeListing, unlikeListing } from '@heima/domain/listing-interest/endpoints.ts';
import { browserTransport } from '#platform/api/browser-transport.ts';
import { callEndpoint } from '#platform/api/call.ts';

/** Likes a listing or takes the like back; gives what the server holds now. Throws as `callEndpoint` does. */
export async function sendLike(id: string, wanted: boolean): Promise<boolean> {
  const { liked } = await callEndpoint(browserTransport, wanted ? likeListing : unlikeListing, {
    params: { id },
  });
  return liked;
}
