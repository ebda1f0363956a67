import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './wizard.module.css';

/** The outline of the wizard while its draft is on its way. */
export function WizardSkeleton() {
  const { t } = useTexts();
  return (
    <div className={styles.wizard}>
      <PageHead title={t('wizardScreens.name')} path="/start-listing" />
      <main id="content" className={classNames(styles.columns, 'wrap')} aria-busy="true">
        <p className="sr" role="status">
          {t('wizardScreens.loading')}
        </p>
        <div className="stack stack--24" aria-hidden="true">
          <Skeleton width="60%" height={34} />
          <Skeleton width="90%" height={20} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={240} />
        </div>
      </main>
    </div>
  );
}
