import { checkEmail } from '@heima/domain/contacts/endpoints.ts';
import { startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import { requestPasswordReset, signIn } from '@heima/domain/sign-in/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('what the document says of refusals', async () => {
  const app = await testApp();

  it('E001 E003 E008 E010: the documented code stands in `error`, and nothing is answered that Problem does not declare', async () => {
    const { email } = await person(app, { verified: true });
    const refusals = [
      await app.refused(signIn, { body: { email, password: 'rangt12345' } }),
      await app.refused(startMobileLogin, { body: { phone: '6110000' } }),
      await app.refused(checkEmail, { params: { email } }),
      await app.refused(requestPasswordReset, { params: { email: 'enginn@daemi.is' } }),
    ].map(({ body }) => body as unknown as Record<string, unknown>);
    expect(refusals.map(({ error }) => error)).toEqual([
      'invalid_credentials',
      'phone_not_found_on_user',
      'email_exists',
      'no_email',
    ]);
    const answer = await app.app.inject({ url: '/api/openapi.json' });
    const { properties } = answer.json().components.schemas.Problem;
    for (const refusal of refusals) {
      expect(properties.error.enum).toContain(refusal.error);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(refusal)));
    }
  });
});
