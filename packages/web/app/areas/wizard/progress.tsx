import {
  type StepNumber,
  stepNumber,
  type WizardStep,
  wizardSteps,
} from '@heima/domain/listings/wizard-steps.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Stepper } from '#ui/stepper.tsx';
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
  const following = numbers.find((number) => number > now);
  return (
    <div className={styles.progress}>
      <div className="wrap">
        <Stepper
          label={t('wizardScreens.progress.label')}
          value={step}
          now={t('wizardScreens.progress.now', { number: now, name: t(`wizardScreens.groups.${now}`) })}
          next={
            following && t('wizardScreens.progress.next', { name: t(`wizardScreens.groups.${following}`) })
          }
          groups={numbers.map((number) => ({
            name: t(`wizardScreens.groups.${number}`),
            steps: wizardSteps
              .filter((one) => stepNumber(one) === number)
              .map((value) => ({
                value,
                name: t(`wizardScreens.steps.${value}.name`),
                to: addressOf(value),
              })),
          }))}
        />
      </div>
    </div>
  );
}
