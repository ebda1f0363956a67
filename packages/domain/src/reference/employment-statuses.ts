import type { Occupation } from './occupations.ts';

/** Employment statuses of a rental profile (R147, G23), each with the occupation it is in an application. */
export const employmentStatuses = [
  { id: 'full_time', occupation: 'employee' },
  { id: 'part_time', occupation: 'employee' },
  { id: 'self_employed', occupation: 'employee' },
  { id: 'parental_leave', occupation: 'employee' },
  { id: 'student', occupation: 'student' },
  { id: 'unemployed', occupation: 'unemployed' },
  { id: 'retired', occupation: 'retired' },
  { id: 'disabled', occupation: 'disabled' },
  { id: 'homemaker', occupation: 'other' },
  { id: 'other', occupation: 'other' },
] as const satisfies readonly { id: string; occupation: Occupation }[];
export type EmploymentStatus = (typeof employmentStatuses)[number]['id'];

export const employmentStatusIds = employmentStatuses.map((status) => status.id);
