import { refusalText } from '@heima/domain/shared/refusal.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { authKey, documentedErrors, otherSignInError } from '@heima/domain/sign-in/documented-errors.ts';
import type { ApiProblem } from '#platform/api/problem.ts';

/** Where the text of a key of the documents stands: it is the text of the refusal that the key names. */
function textOf(key: string): TextKey {
  const codes = Object.keys(documentedErrors) as (keyof typeof documentedErrors)[];
  const code = codes.find((one) => documentedErrors[one].key === key);
  return code ? refusalText(code) : otherSignInError.text;
}

/** Shows a sign-in error: a key of the documents (auth-…) is translated, anything else stands as it came (R085, R086). */
export const authErrorText = (error: string, t: Translate): string =>
  error.startsWith('auth-') ? t(textOf(error)) : error;

/**
 * What a refused sign-in shows: the text of the key that the documents give to its code, `auth-something-wrong` for all
 * others (R087, R088). A limit says how long to wait instead (U17).
 */
export function signInRefusal({ status, body }: ApiProblem, t: Translate): string {
  return authErrorText(status === 429 && body.detail ? body.detail : authKey(body.code), t);
}
