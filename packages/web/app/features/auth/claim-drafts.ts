import { getWizardProgress } from '@heima/domain/listings/endpoints.ts';
import { changeListing } from '@heima/domain/listings/writing-endpoints.ts';
import { readClientId } from '#entities/listing/client-id.ts';
import { dropClientId } from '#entities/listing/keep-client-id.ts';
import { askAsVisitor } from '#platform/api/ask-as-visitor.ts';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem } from '#platform/api/problem.ts';

/**
 * Gives the draft that was begun in this browser without signing in to the person who is signed in now (G30). Does
 * nothing when there is none. A draft that is gone or already claimed is forgotten; after any other failure the next
 * page tries again.
 * @throws ApiProblem or NoAnswer when it could not be claimed now
 */
export async function claimDrafts(userId: string): Promise<void> {
  const client_id = readClientId(document.cookie);
  if (client_id === undefined) return;
  // The server answers a signed-in person about their own drafts only.
  const { listing_id: id } = await askAsVisitor(getWizardProgress, { query: { client_id } });
  try {
    if (id !== null)
      await callApi(changeListing, {
        params: { id },
        body: { client_id, owner_id: userId },
      });
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![403, 404, 409].includes(error.status)) throw error;
  }
  dropClientId();
}
