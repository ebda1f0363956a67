/**
 * How many days before its due date a bill is sent to the tenant's bank. The documents name the list without values;
 * ten days is the shortest warning that debt collection knows (Act 95/2008 art. 7) and the default.
 */
export const issueBillRules = [
  { id: 'days_before_5', daysBefore: 5 },
  { id: 'days_before_7', daysBefore: 7 },
  { id: 'days_before_10', daysBefore: 10 },
  { id: 'days_before_14', daysBefore: 14 },
  { id: 'days_before_20', daysBefore: 20 },
] as const satisfies readonly { id: string; daysBefore: number }[];
export type IssueBillRule = (typeof issueBillRules)[number]['id'];

export const issueBillRuleIds = issueBillRules.map((rule) => rule.id);
