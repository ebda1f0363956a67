import { useTexts } from '#platform/i18n/use-texts.tsx';
import { FieldHelp } from '#ui/fields/field.tsx';
import styles from './panels.module.css';

/** That the two ends of a range were put into order, under both. */
export function RangeTurned({ isTurned }: { isTurned: boolean }) {
  const { t } = useTexts();
  return (
    <div className={styles.turned}>
      <FieldHelp live>{isTurned && t('searchScreen.range.turned')}</FieldHelp>
    </div>
  );
}
