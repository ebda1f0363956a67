import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { safeReturnPath } from '@heima/domain/accounts/safe-return-path.ts';
import { callApi } from '#platform/api/call-api.ts';
import { showToastAfterLoading } from '#platform/errors/later-toast.ts';
import { claimBegunDraft } from './claim-begun-draft.ts';
import type { LoginRequest } from './login-request.ts';

/** What follows a sign-in, in this order (R053): the visitor's draft, the success callback, the message, the page. */
export async function finishLogin(
  { redirect, onSuccess, message }: LoginRequest,
  go: { to: (path: string) => void; reload: () => void } = browserPlace,
): Promise<void> {
  const { id } = await callApi(currentUser, {});
  // A draft that could not be claimed now is tried again by the next page; it must not keep anybody from signing in.
  await Promise.allSettled([claimBegunDraft(id)]);
  await onSuccess?.();
  if (message) showToastAfterLoading(message);
  if (redirect === undefined) go.reload();
  else go.to(safeReturnPath(redirect));
}

const browserPlace = {
  to: (path: string) => location.assign(path),
  reload: () => location.reload(),
};
