import {
  type StepNumber,
  stepNumber,
  type WizardStep,
  wizardSteps,
} from '@heima/domain/listings/wizard-steps.ts';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './wizard.module.css';

interface ProgressProps {
  step: WizardStep;
  addressOf: (step: WizardStep) => string;
}

const numbers = [1, 2, 3, 4, 5, 6] as const satisfies readonly StepNumber[];

/** How far the wizard has come, of six (R272, R273); each bar holds its tabs, in the documents' order (R271). */
export function Progress({ step, addressOf }: ProgressProps) {
  const { t } = useTexts();
  const now = stepNumber(step);
  const at = wizardSteps.indexOf(step);
  const following = numbers.find((number) => number > now);
  const next = following && t(`wizard.groups.${following}`);
  return (
    <div className={styles.prog}>
      <nav className="wrap" aria-label={t('wizard.progress.label')}>
        <p className={classNames(styles.progNow, 'phone')}>
          <b>{t('wizard.progress.now', { number: now, name: t(`wizard.groups.${now}`) })}</b>
          {next && <span>{t('wizard.progress.next', { name: next })}</span>}
        </p>
        <ol className={styles.progBars}>
          {numbers.map((number) => (
            <li key={number} className={number === now ? styles.now : undefined}>
              <span className={styles.progTabs}>
                {wizardSteps.map((one, index) =>
                  stepNumber(one) === number ? (
                    <Link
                      key={one}
                      to={addressOf(one)}
                      className={
                        index <= at ? classNames(styles.progTab, styles.progTabDone) : styles.progTab
                      }
                      aria-label={t(`wizard.steps.${one}.name`)}
                      title={t(`wizard.steps.${one}.name`)}
                      aria-current={one === step ? 'step' : undefined}
                    />
                  ) : null,
                )}
              </span>
              <span className={classNames(styles.progName, 'desk')} aria-hidden="true">
                {t(`wizard.groups.${number}`)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
