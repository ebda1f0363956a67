import type { Translate } from '@heima/domain/shared/translate.ts';
import { documentedErrors, otherSignInError } from '@heima/domain/sign-in/documented-errors.ts';
import type { ApiProblem } from '#platform/api/problem.ts';
import { authErrorText } from './auth-error.ts';

/**
 * What a refused sign-in by electronic ID shows: the text of the key that the documents give to its code (R078 to R082),
 * the server's own message for all others (R083), and that something went wrong where it says nothing.
 */
export function mobileRefusal({ status, body }: ApiProblem, t: Translate): string {
  if (Object.hasOwn(documentedErrors, body.code))
    return authErrorText(documentedErrors[body.code as keyof typeof documentedErrors].key, t);
  return authErrorText(status < 500 && body.detail ? body.detail : otherSignInError.key, t);
}
