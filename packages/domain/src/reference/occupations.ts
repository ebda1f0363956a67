/** Occupations of applicants. */
export const occupations = ['employee', 'student', 'unemployed', 'retired', 'disabled', 'other'] as const;
export type Occupation = (typeof occupations)[number];
