import { likeListing, unlikeListing } from '@heima/domain/listing-interest/endpoints.ts';
import { callApi } from '#platform/api/call-api.ts';

/** Likes a listing or takes the like back; gives what the server holds now. Throws as `callApi` does. */
export async function sendLike(id: string, wanted: boolean): Promise<boolean> {
  const { liked } = await callApi(wanted ? likeListing : unlikeListing, {
    params: { id },
  });
  return liked;
}
