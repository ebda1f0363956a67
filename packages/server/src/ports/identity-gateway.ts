import type { EidFailure, EidIdentity } from './eid-identity.ts';

export interface GatewaySession {
  /** Comes back in the address of the page the person returns to. */
  sessionToken: string;
  /** The gateway's page. */
  url: string;
}

export type GatewayResult =
  | { state: 'pending' }
  | { state: 'completed'; identity: EidIdentity; method: string }
  | { state: 'failed'; reason: EidFailure };

/** A provider's page on which people prove who they are with any electronic ID it knows. */
export interface IdentityGateway {
  /** `returnUrl` and `originHost` must be addresses of ours. */
  createSession(request: {
    returnUrl: string;
    originHost: string;
    locale: 'is' | 'en';
  }): Promise<GatewaySession>;
  getResult(sessionToken: string): Promise<GatewayResult>;
}
