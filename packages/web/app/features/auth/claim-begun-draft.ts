import { readClientId } from '#entities/listing/client-id.ts';

/**
 * Claims the draft that was begun in this browser (G30); most people have none, and then nothing is fetched.
 * @throws what `claimDrafts` throws, and when the claiming itself could not be fetched
 */
export async function claimBegunDraft(userId: string): Promise<void> {
  if (readClientId(document.cookie) === undefined) return;
  const { claimDrafts } = await import('./claim-drafts.ts');
  await claimDrafts(userId);
}
