import type { UserType } from '@heima/domain/people/user-type.ts';
import type { LoginView } from './login-views.ts';

/** What somebody who asks for a sign-in may carry (R053). */
export interface LoginRequest {
  /** Where to go afterwards; without it the person stays on the page. */
  redirect?: string | undefined;
  /** Finishes what was begun, such as liking a listing; runs signed in, before the page is loaded anew. */
  onSuccess?: (() => void | Promise<void>) | undefined;
  /** Before the browser leaves for the identity gateway: notes what the page is to finish, since `onSuccess` is lost. */
  onLeave?: (() => void) | undefined;
  /** Said after signing in. */
  message?: string | undefined;
  /** Where the modal starts; the mobile view unless another is asked for (R046). */
  view?: LoginView | undefined;
  /** What the sign-in is for, above the fields: "Sign in to apply". */
  title?: string | undefined;
  /** The token with which the identity gateway sent the browser back. */
  gatewayToken?: string | undefined;
  /** The address to begin with, for example after a password reset. */
  email?: string | undefined;
  /** The view a new person starts in: landlord for whoever is about to advertise. */
  userType?: UserType | undefined;
  /** Whether a new person is asked about themselves after signing up (R114). */
  askBio?: boolean | undefined;
}
