import type { EidFailure, EidIdentity } from './eid-identity.ts';

export type StartedLogin =
  | { state: 'started'; providerToken: string; controlCode: string }
  | { state: 'failed'; reason: EidFailure };

export type LoginProgress =
  | { state: 'waiting' }
  | { state: 'completed'; identity: EidIdentity }
  | { state: 'failed'; reason: EidFailure };

/** Electronic ID on the phone: the person confirms on the phone, the program asks until that is done. */
export interface MobileEid {
  /** Sends a request to a phone (E.164). It is never repeated by itself: each one reaches a person. */
  start(phone: string): Promise<StartedLogin>;
  poll(providerToken: string): Promise<LoginProgress>;
}
