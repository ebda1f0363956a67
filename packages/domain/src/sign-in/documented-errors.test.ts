import { expect, it } from 'vitest';
import contacts from '../../locales/is/contacts.json' with { type: 'json' };
import electronicId from '../../locales/is/electronicId.json' with { type: 'json' };
import signIn from '../../locales/is/signIn.json' with { type: 'json' };
import { authKey, documentedErrors, otherSignInError } from './documented-errors.ts';

it('R088 R095 R096 R097 R098 R099 R100 R101: refusals of signing in have the documents’ names and texts', () => {
  const texts: Record<string, { refusals: Record<string, string> }> = { contacts, electronicId, signIn };
  // A service that is away for now goes by the documents' name too, and says that one may come back.
  const documented = Object.keys(documentedErrors).filter((code) => code !== 'electronicId.eidServiceDown');
  const shown = documented.map((code) => {
    const [set, name] = code.split('.') as [string, string];
    return [authKey(code), texts[set]?.refusals[name]];
  });
  expect(Object.fromEntries(shown)).toEqual({
    'auth-invalid-credentials': 'Netfang eða lykilorð ekki rétt.',
    'auth-email-exists': 'Netfangið er þegar í notkun. Vinsamlegast skráðu þig inn með lykilorði.',
    'auth-phone-not-found-on-user': 'Símanúmerið fannst ekki. Sláðu inn netfang.',
    'auth-phone-found-not-primary': 'Sími skráður á notanda en ekki notaður til innskráningar',
    'auth-authentication-server-error': 'Ekki tókst að tengjast þjónustu rétt.',
    'auth-forgot-password-no-email': 'Enginn notandi skráður með þetta netfang.',
    'auth-forgot-password-failed-send': 'Ekki tókst að senda á netfangið.',
  });
  expect(authKey('common.unexpected')).toBe('auth-something-wrong');
  expect(otherSignInError.text).toBe('signIn.refusals.somethingWrong');
  expect(signIn.refusals.somethingWrong).toBe('Eitthvað fór úrskeiðis. Reyndu aftur.');
});
