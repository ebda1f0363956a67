import type { ProblemCode } from '@heima/domain/shared/refusal.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiProblem } from '#platform/api/problem.ts';
import { loadTexts, translator } from '#platform/i18n/texts.ts';
import { authErrorText, signInRefusal } from './auth-error.ts';

const t = translator('is');
beforeAll(() =>
  loadTexts('is', ['accounts', 'contacts', 'electronicId', 'identity', 'proofs', 'sessions', 'signIn']),
);

const problem = (status: number, code: ProblemCode, detail: string) =>
  new ApiProblem({ status, code, detail });

describe('errors of signing in', () => {
  it('R085 R096 R097 R099 R100 R101: a key that starts with auth- is shown translated', () => {
    expect(authErrorText('auth-invalid-credentials', t)).toBe('Netfang eða lykilorð ekki rétt.');
    expect(authErrorText('auth-email-exists', t)).toBe(
      'Netfangið er þegar í notkun. Vinsamlegast skráðu þig inn með lykilorði.',
    );
    expect(authErrorText('auth-forgot-password-no-email', t)).toBe(
      'Enginn notandi skráður með þetta netfang.',
    );
    expect(authErrorText('auth-forgot-password-failed-send', t)).toBe('Ekki tókst að senda á netfangið.');
    expect(authErrorText('auth-something-wrong', t)).toBe('Eitthvað fór úrskeiðis. Reyndu aftur.');
  });

  it('R086: any other error is shown as it came', () => {
    expect(authErrorText('Auðkenni rann út hjá þjónustunni', t)).toBe('Auðkenni rann út hjá þjónustunni');
  });

  it('R088: what the documents do not name becomes "something went wrong"', () => {
    expect(signInRefusal(problem(500, 'common.unexpected', 'Innri villa'), t)).toBe(
      'Eitthvað fór úrskeiðis. Reyndu aftur.',
    );
  });

  it('U17: over the limit the wait is shown', () => {
    expect(signInRefusal(problem(429, 'signIn.tooManySignIns', 'Reyndu aftur eftir 15 mín.'), t)).toBe(
      'Reyndu aftur eftir 15 mín.',
    );
  });
});
