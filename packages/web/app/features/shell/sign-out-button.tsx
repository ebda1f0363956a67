import { IconLogout } from '@tabler/icons-react';
import { clearPerson } from '#platform/errors/signed-out.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Icon } from '#ui/icon.tsx';

/** Ends the session, forgets the person and goes to the front page (R123). */
export function SignOutButton({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  return (
    <button
      className={className}
      type="button"
      onClick={() => void clearPerson().then(() => location.assign('/'))}
    >
      <Icon of={IconLogout} />
      <span>{t('shell.menu.signOut')}</span>
    </button>
  );
}
