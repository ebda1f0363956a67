import type { Limit } from '../shared/endpoint.ts';

const minutes = 60;

const hours = 60 * minutes;

/**
 * Requests for electronic ID to one phone: each reaches a person, who may never have asked for it. Few from one network
 * address or the owner's own browser; all strangers together get more, so that three of theirs keep nobody out.
 */
export const eidStartsPerPhone = { max: 3, seconds: 10 * minutes };

export const eidStartsOfStrangers = { max: 15, seconds: 10 * minutes };

/** The window of EID_STARTS_PER_ADDRESS. */
export const eidAddressSeconds = hours;

/** Visits to the identity gateway from one network address. */
export const gatewaySessions = {
  name: 'eid-gateway',
  per: 'address',
  max: 60,
  seconds: 10 * minutes,
} as const satisfies Limit;

/** How long a visit to the gateway may take, and how long its result may wait for an e-mail address. */
export const gatewayMinutes = 15;

export const provedMinutes = 10;
