import styles from '#features/auth/login.module.css';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';

/** The address given before, with the way to change it; password managers read it as the user name. */
export function KnownEmail({ flow }: { flow: LoginFlow }) {
  const { t } = useTexts();
  return (
    <div className={styles.person}>
      <span className="clip">{flow.email}</span>
      <Button variant="quiet" size="small" onClick={() => flow.go('email')}>
        {t('auth.email.change')}
      </Button>
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
