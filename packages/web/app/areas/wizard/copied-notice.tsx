import { useLocation } from 'react-router';
import { copyNoteOf } from '#features/listing/copy-note.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says of a copy that was just made what it is like, and what of that did not come along (decision 0050). */
export function CopiedNotice() {
  const { t } = useTexts();
  const note = copyNoteOf(useLocation().state);
  if (!note) return null;
  return (
    <Notice tone="success" role="status" title={t('wizardScreens.copy.title', { title: note.copyOf })}>
      <div className="stack stack--4">
        <p>{t('wizardScreens.copy.text')}</p>
        <p>{t('wizardScreens.copy.left')}</p>
        <p>{t('wizardScreens.copy.where')}</p>
      </div>
    </Notice>
  );
}
