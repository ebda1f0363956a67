/** How a co-applicant or surety is related to the main applicant (R521). */
export const applicantRelations = [
  'spouse',
  'child',
  'parent',
  'sibling',
  'partner',
  'friend',
  'other',
] as const;
export type ApplicantRelation = (typeof applicantRelations)[number];
