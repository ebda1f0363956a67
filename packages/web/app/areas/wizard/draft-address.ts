import { isWizardStep, type WizardStep } from '@heima/domain/listings/wizard-steps.ts';

/** In place of an id: a new draft beside those there are. */
export const newDraftName = 'new';

/** The address of a step of the wizard; the draft, where it is named, goes along. */
export function stepAddress(params: URLSearchParams, step: WizardStep): string {
  const next = new URLSearchParams({ step });
  const listing = params.get('listing');
  if (listing) next.set('listing', listing);
  return `/start-listing?${next}`;
}

export const stepOf = (params: URLSearchParams): WizardStep | undefined => {
  const step = params.get('step');
  return isWizardStep(step) ? step : undefined;
};
