import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import type { LoginFlow } from '../use-login-flow.ts';

/** The address given before, with the way to change it; password managers read it as the user name. */
export function KnownEmail({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  return (
    <div className="login__who">
      <span className="clip">{flow.email}</span>
      <button className="btn btn--quiet btn--s" type="button" onClick={() => flow.go('email')}>
        {t('auth.email.change')}
      </button>
      <input
        className="sr"
        type="email"
        autoComplete="username"
        value={flow.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
    </div>
  );
}
