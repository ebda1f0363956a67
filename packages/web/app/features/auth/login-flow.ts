import type { LoginRequest } from './login-request.ts';
import type { LoginView } from './login-views.ts';

/** Where a person stands in signing in, and the ways on from there; the modal and the page share it. */
export interface LoginFlow {
  request: LoginRequest;
  view: LoginView;
  email: string;
  /** Of the new person, once there is one. */
  userId: string | undefined;
  /** The new person's birth date, when an electronic ID has given it. */
  born: string | undefined;
  /** Why the person was sent to the present view. */
  notice: string | undefined;
  /** What the identity gateway came back with. */
  gatewayToken: string | undefined;
  finishing: boolean;
  go: (view: LoginView) => void;
  back: (() => void) | undefined;
  /** The e-mail check has answered (R054, R055). */
  checked: (email: string, exists: boolean) => void;
  /** A new account exists; the bio view follows when asking is enabled (R114). */
  signedUp: (userId: string) => void;
  /** The address of a new account has one already: its password comes next (R081). */
  emailTaken: (email: string, notice: string) => void;
  /** Signed in by electronic ID; whoever gave an address for a new account is asked about themselves (R115). */
  entered: (how: { isNew: boolean }) => Promise<void>;
  /** The visit to the gateway came to nothing. */
  dropGateway: () => void;
  /** Signed in, and nothing more to ask. */
  finish: () => Promise<void>;
}
