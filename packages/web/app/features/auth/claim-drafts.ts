import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { changeListing } from '@heima/domain/listings/writing-endpoints.ts';
import { browserTransport } from '#platform/api/browser-transport.ts';
import { callEndpoint, type Transport } from '#platform/api/call.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { clientCookie, draftClientId } from './draft-client-id.ts';

/** Asks as a visitor: a signed-in person is told about their own drafts only. */
const visitorTransport: Transport = async ({ method, path }) => {
  const response = await fetch(path, { method, credentials: 'omit' });
  return { status: response.status, body: await response.json() };
};

/**
 * Gives the draft that was begun in this browser without signing in to the person who is signed in now (G30). Does
 * nothing when there is none. A draft that is gone or already claimed is forgotten; after any other failure the next
 * page tries again.
 * @throws ApiProblem or NoAnswer when it could not be claimed now
 */
export async function claimDrafts(userId: string): Promise<void> {
  const client_id = draftClientId(document.cookie);
  if (client_id === undefined) return;
  const { listing_id: id } = await callEndpoint(visitorTransport, getWizardProgress, {
    query: { client_id },
  });
  try {
    if (id !== null)
      await callEndpoint(browserTransport, changeListing, {
        params: { id },
        body: { client_id, owner_id: userId },
      });
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![403, 404, 409].includes(error.status)) throw error;
  }
  forgetClient();
}

function forgetClient(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers.
  document.cookie = `${clientCookie}=; path=/; max-age=0; samesite=lax`;
}
