import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { useEffect, useState } from 'react';
import { draftFaults } from '#features/listing/draft/draft-faults.ts';
import type { DraftForm } from '#features/listing/draft/draft-form.tsx';
import { focusField } from '#features/listing/publish/focus-field.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';

interface StepCheck {
  /** The form, which says at its fields what is wrong once that was asked. */
  form: DraftForm;
  /** Whether one can go on from the step; if not, its fields say why and the first of them has the focus. */
  check: () => boolean;
}

/**
 * Lets nobody go on from what was typed or answered and would not count: it would be lost without a word. What is only
 * missing yet holds nobody up.
 */
export function useStepCheck(form: DraftForm, step: WizardStep): StepCheck {
  const { t } = useTexts();
  const today = useToday();
  const [asked, setAsked] = useState<{ step: WizardStep }>();
  const faults = draftFaults(form.values, today).filter((one) => one.step === step);
  const isAsked = asked?.step === step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each press.
  useEffect(() => {
    if (isAsked && faults[0]) focusField(`#${faults[0].id}`);
  }, [asked]);
  return {
    form: {
      ...form,
      refusal: (field) => {
        const fault = isAsked ? faults.find((one) => one.field === field) : undefined;
        return fault ? t(fault.text_key) : form.refusal(field);
      },
    },
    check: () => {
      if (faults.length > 0) setAsked({ step });
      return faults.length === 0;
    },
  };
}
