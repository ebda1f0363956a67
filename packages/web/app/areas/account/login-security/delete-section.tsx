import { useEffect, useState } from 'react';
import { useReturnedToken } from '#platform/eid/use-returned-token.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import styles from './login-security.module.css';

const loadDialog = async () => (await import('./delete-dialog.tsx')).DeleteDialog;

/** The way out. */
export function DeleteSection({ userId }: { userId: string }) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  // Whoever comes back from the identity gateway was about to delete.
  const { token } = useReturnedToken();
  useEffect(() => {
    if (token) setAsks(true);
  }, [token]);
  const close = () => setAsks(false);
  const DeleteDialog = useLazyPart(loadDialog, asks, close);
  return (
    <Section title={t('loginSecurityScreen.delete.title')} lead={t('loginSecurityScreen.delete.lead')}>
      <Button variant="danger-line" className={styles.action} onClick={() => setAsks(true)}>
        {t('loginSecurityScreen.delete.open')}
      </Button>
      {asks && DeleteDialog && <DeleteDialog userId={userId} onClose={close} />}
    </Section>
  );
}
