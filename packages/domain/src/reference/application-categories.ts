/**
 * Who would live in the home; an application may name several. The documents name no values, these are the seeds
 * (G10). Nothing here may ask about grounds of Act 85/2018 (origin, religion, disability, age, orientation …).
 */
export const applicationCategories = [
  'single',
  'couple',
  'family_with_children',
  'friends_sharing',
  'students_sharing',
  'employer_for_staff',
  'temporary_stay',
] as const;
export type ApplicationCategory = (typeof applicationCategories)[number];
