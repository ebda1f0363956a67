import type { AutosaveState } from '#platform/autosave/autosave.ts';
import { SaveMark } from '#platform/autosave/save-mark.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts, useViewer } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';
import styles from './wizard.module.css';

/** What is being done, whether it is saved, and the way out. */
export function WizardHeader({ state }: { state?: AutosaveState }) {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  const viewer = useViewer();
  return (
    <header className={styles.task}>
      <div className={styles.taskBar}>
        <Logo name={productName} />
        <span className={classNames(styles.taskName, 'strong desk')}>{t('wizardScreens.name')}</span>
        <span className="end row row--12">
          {state && <SaveMark state={state} />}
          <LinkButton size="small" to={viewer ? '/landlord/my-listings' : '/'}>
            {t('wizardScreens.leave')}
          </LinkButton>
        </span>
      </div>
    </header>
  );
}
