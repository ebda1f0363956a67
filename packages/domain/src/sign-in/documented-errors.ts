import type { ContactRefusal } from '../contacts/refusals.ts';
import type { ElectronicIdRefusal } from '../electronic-id/refusals.ts';
import type { SignInRefusal } from './refusals.ts';

/**
 * The names that the documents give to refusals of signing in (000, section 8): `error` is the code they send in the
 * answer, `key` the name of the text they show. The texts are those of the refusal itself.
 */
export const documentedErrors = {
  'signIn.invalidCredentials': { error: 'invalid_credentials', key: 'auth-invalid-credentials' },
  'contacts.emailExists': { error: 'email_exists', key: 'auth-email-exists' },
  'electronicId.phoneNotFoundOnUser': {
    error: 'phone_not_found_on_user',
    key: 'auth-phone-not-found-on-user',
  },
  'electronicId.phoneFoundNotPrimary': {
    error: 'phone_found_not_primary',
    key: 'auth-phone-found-not-primary',
  },
  'electronicId.authenticationServerError': {
    error: 'authentication_server_error',
    key: 'auth-authentication-server-error',
  },
  // The documents know one name for a service that fails and one that is away.
  'electronicId.eidServiceDown': {
    error: 'authentication_server_error',
    key: 'auth-authentication-server-error',
  },
  'signIn.noSuchEmail': { error: 'no_email', key: 'auth-forgot-password-no-email' },
  'contacts.sendFailed': { error: 'failed_send', key: 'auth-forgot-password-failed-send' },
} as const satisfies Partial<Record<ContactRefusal | ElectronicIdRefusal | SignInRefusal, DocumentedError>>;

interface DocumentedError {
  error: string;
  key: `auth-${string}`;
}

/** Any other failure of signing in, and the text it shows (R088, R099). */
export const otherSignInError = {
  key: 'auth-something-wrong',
  text: 'signIn.refusals.somethingWrong',
} as const;

/** The documents' name for the text of a refusal; `auth-something-wrong` for all they do not name (R088). */
export function authKey(code: string): `auth-${string}` {
  return Object.hasOwn(documentedErrors, code)
    ? documentedErrors[code as keyof typeof documentedErrors].key
    : otherSignInError.key;
}
