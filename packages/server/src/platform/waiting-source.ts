import type { LandlordWaiting, TenantWaiting } from '@heima/domain/overview/waiting.ts';
import type { Call } from '#platform/http/call.ts';

/** How many things of one kind wait for a person, and the one that presses most. */
export interface Waiting {
  count: number;
  first?: {
    /** Of the home, or of what it is called. */
    title?: string | null;
    /** Whom it is about. */
    name?: string | null;
    /** Until when there is time, or when it begins. */
    at?: Date | null;
    /** How many come. */
    people?: number;
  };
}

/**
 * One kind of thing that waits for whoever rents or lets, from the capability that owns it. It is counted by the
 * conditions of the list that it leads to, so that both always say the same.
 */
export type WaitingSource = { find(call: Call): Promise<Waiting> } & (
  | { side: 'tenant'; kind: TenantWaiting }
  | { side: 'landlord'; kind: LandlordWaiting }
);
