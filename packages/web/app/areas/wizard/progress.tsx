import {
  type StepNumber,
  stepNumber,
  type WizardStep,
  wizardSteps,
} from '@heima/domain/listings/wizard-steps.ts';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';

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
    <div className="prog">
      <nav className="wrap" aria-label={t('wizard.progress.label')}>
        <p className="prog__now phone">
          <b>{t('wizard.progress.now', { number: now, name: t(`wizard.groups.${now}`) })}</b>
          {next && <span>{t('wizard.progress.next', { name: next })}</span>}
        </p>
        <ol className="prog__bars">
          {numbers.map((number) => (
            <li key={number} className={number === now ? 'now' : undefined}>
              <span className="prog__tabs">
                {wizardSteps.map((one, index) =>
                  stepNumber(one) === number ? (
                    <Link
                      key={one}
                      to={addressOf(one)}
                      className={index <= at ? 'prog__tab prog__tab--done' : 'prog__tab'}
                      aria-label={t(`wizard.steps.${one}.name`)}
                      title={t(`wizard.steps.${one}.name`)}
                      aria-current={one === step ? 'step' : undefined}
                    />
                  ) : null,
                )}
              </span>
              <span className="prog__name desk" aria-hidden="true">
                {t(`wizard.groups.${number}`)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
