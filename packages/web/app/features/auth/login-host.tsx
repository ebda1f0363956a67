import { lazy, Suspense, useSyncExternalStore } from 'react';
import { closeLogin, currentLogin, loadLoginTexts, watchLogin } from './open-login.ts';

const LoginModal = lazy(async () => {
  const [module] = await Promise.all([import('./login-modal.tsx'), loadLoginTexts()]);
  return { default: module.LoginModal };
});

/** The place of the sign-in modal on every page; it is downloaded when it is first opened. */
export function LoginHost() {
  const request = useSyncExternalStore(watchLogin, currentLogin, () => undefined);
  if (!request) return null;
  return (
    <Suspense>
      <LoginModal request={request} onClose={closeLogin} />
    </Suspense>
  );
}
