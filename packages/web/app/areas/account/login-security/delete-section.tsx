import { useState } from 'react';
import { useLazyPart } from '../../../platform/errors/use-lazy-part.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Section } from './section.tsx';

const loadDialog = async () => (await import('./delete-dialog.tsx')).DeleteDialog;

/** The way out. */
export function DeleteSection({ userId }: { userId: string }) {
  const { t } = useTexts();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const DeleteDialog = useLazyPart(loadDialog, asks, close);
  return (
    <Section title={t('security.delete.title')} lead={t('security.delete.lead')}>
      <button
        className="btn btn--line security__act security__danger"
        type="button"
        onClick={() => setAsks(true)}
      >
        {t('security.delete.open')}
      </button>
      {asks && DeleteDialog && <DeleteDialog userId={userId} onClose={close} />}
    </Section>
  );
}
