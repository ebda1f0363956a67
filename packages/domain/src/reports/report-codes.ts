/** Why somebody reports a listing to staff. */
export const reportReasons = [
  'scam',
  'not_available',
  'wrong_information',
  'discrimination',
  'offensive',
  'duplicate',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Those of the reasons for which a person is reported. */
export const personReportReasons = [
  'scam',
  'discrimination',
  'offensive',
  'other',
] as const satisfies readonly ReportReason[];
export type PersonReportReason = (typeof personReportReasons)[number];

/** What came of a report: something was done about it, or nothing was found that had to be. */
export const reportOutcomes = ['acted', 'no_grounds'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportStates = ['OPEN', 'CLOSED'] as const;
export type ReportState = (typeof reportStates)[number];
