/** What the housing register calls a payment day (HMS, payment.paymentDay). */
type RegisterDay = 'First' | 'Last' | 'Other';

/**
 * On which day of the month rent falls due (R411); the 1st is the rule of the Rent Act (art. 33). A day on a holiday
 * moves to the next working day when a schedule is made, the rule itself never changes.
 */
export const dueDateRules = [
  { id: 'day_1', day: 1, register: 'First' },
  { id: 'day_5', day: 5, register: 'Other' },
  { id: 'day_10', day: 10, register: 'Other' },
  { id: 'day_15', day: 15, register: 'Other' },
  { id: 'day_20', day: 20, register: 'Other' },
  { id: 'last_day', day: 'last', register: 'Last' },
] as const satisfies readonly { id: string; day: number | 'last'; register: RegisterDay }[];
export type DueDateRule = (typeof dueDateRules)[number]['id'];

export const dueDateRuleIds = dueDateRules.map((rule) => rule.id);
