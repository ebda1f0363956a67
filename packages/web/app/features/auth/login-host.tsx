import { useSyncExternalStore } from 'react';
import { loginAddress } from '#platform/errors/signed-out.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { closeLogin, currentLogin, loadLoginTexts, watchLogin } from './open-login.ts';

const load = async () => {
  const [{ LoginModal }] = await Promise.all([import('./login-modal.tsx'), loadLoginTexts()]);
  return LoginModal;
};

/** Whoever does not begin at the first view begins at one that may be fetched late. */
const loadLate = async () => (await import('./view-parts.ts')).loadLateViews();

/** After a renewal of the program the old parts are gone; the sign-in page is then loaded whole. */
const failed = () => {
  closeLogin();
  if (navigator.onLine) location.assign(loginAddress(location));
};

/** The place of the sign-in modal on every page; it is downloaded when it is first opened. */
export function LoginHost() {
  const request = useSyncExternalStore(watchLogin, currentLogin, () => undefined);
  const LoginModal = useLazyPart(load, request !== undefined, failed);
  const startsLate = request?.view !== undefined;
  const lateViews = useLazyPart(loadLate, startsLate, failed);
  return request && LoginModal && (lateViews || !startsLate) ? (
    <LoginModal request={request} onClose={closeLogin} />
  ) : null;
}
