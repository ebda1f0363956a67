/** The eleven tabs of the wizard in order (R271); before the underscore stands the number of the group (C13). */
export const wizardSteps = [
  '1_map',
  '1_type',
  '2_amenities',
  '2_size',
  '3_photos',
  '3_description',
  '4_rules',
  '4_availability',
  '5_pricing',
  '6_products',
  '6_summary',
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The progress bar ends here (R273). */
export const wizardProgressMax = 6;

export type StepNumber = WizardStep extends `${infer Group extends number}_${string}` ? Group : never;

/** The number of a step: what stands before the underscore of its name (R272). */
export const stepNumber = (step: WizardStep): StepNumber => Number(step.split('_')[0]) as StepNumber;

/** The first tab of a numbered group; nothing for a number that no tab has. */
export const firstStepOf = (number: number): WizardStep | undefined =>
  wizardSteps.find((step) => stepNumber(step) === number);

export const isWizardStep = (text: unknown): text is WizardStep =>
  (wizardSteps as readonly unknown[]).includes(text);

/** How far the wizard has come, from 0 (not begun) to 6. */
export const progressOf = (step: WizardStep | null): number => (step === null ? 0 : stepNumber(step));
