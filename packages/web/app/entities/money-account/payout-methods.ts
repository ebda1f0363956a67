import { listPayoutMethods } from '@heima/domain/payouts/endpoints.ts';
import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import { changeHeld } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** The signed-in person's payout methods. */
export const payoutMethodsQuery = () => endpointQuery(listPayoutMethods, { query: { show_numbers: true } });

/** Changes what the page holds of them, so that it need not ask anew. */
export const changeMethods = (change: (methods: readonly PayoutMethod[]) => PayoutMethod[]): void =>
  changeHeld(payoutMethodsQuery(), (held) => ({ ...held, items: change(held.items) }));

/** The list with this method as it is now; a new one comes last, as the server sorts them. */
export const withMethod = (methods: readonly PayoutMethod[], method: PayoutMethod): PayoutMethod[] =>
  methods.some(({ id }) => id === method.id)
    ? methods.map((one) => (one.id === method.id ? method : one))
    : [...methods, method];
