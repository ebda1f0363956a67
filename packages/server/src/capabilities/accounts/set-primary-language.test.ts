import { currentUser, setPrimaryLanguage } from '@heima/domain/accounts/endpoints.ts';
import { addPhone, sendPhoneCode } from '@heima/domain/contacts/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#testing/messages.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('the language of an account', async () => {
  const app = await testApp();
  const messages = await messagesOf(app);

  it('E021 V006: counts before cookie and browser, and the address before the account', async () => {
    const who = await person(app, { language: 'ua' });
    const headers = { cookie: 'heima_lang=en', 'accept-language': 'en-GB,en;q=0.9' };
    const answer = async (as: string | undefined, given: Record<string, string>, language?: 'is') =>
      (
        await app.refused(
          setPrimaryLanguage,
          { params: { id: 'x' }, body: { lang: 'is' } },
          { as, headers: given, ...(language && { language }) },
        )
      ).body.detail;
    const said = {
      is: app.services.texts.translate('is', 'common.refusals.notFound'),
      en: app.services.texts.translate('en', 'common.refusals.notFound'),
      ua: app.services.texts.translate('ua', 'common.refusals.notFound'),
    };
    expect(new Set(Object.values(said)).size).toBe(3);
    expect(await answer(who.access, headers)).toBe(said.ua);
    expect(await answer(who.access, headers, 'is')).toBe(said.is);
    const visitor = async (given: Record<string, string>) => {
      const refused = await app.refused(currentUser, {}, { headers: given });
      return refused.body.detail;
    };
    const signIn = (language: 'is' | 'en' | 'ua') =>
      app.services.texts.translate(language, 'common.refusals.signInNeeded');
    expect(await visitor({ cookie: 'heima_lang=ua', 'accept-language': 'en' })).toBe(signIn('ua'));
    expect(await visitor({ 'accept-language': 'de,en;q=0.5' })).toBe(signIn('en'));
    expect(await visitor({ 'accept-language': 'de' })).toBe(signIn('is'));
  });

  it('E021: is that of the messages sent after it was chosen', async () => {
    const who = await person(app);
    const chosen = await app.ask(
      setPrimaryLanguage,
      { params: { id: who.id }, body: { lang: 'uk' } },
      { as: who.access },
    );
    expect(chosen.body.primary_language).toBe('ua');
    const { body: phone } = await app.ask(
      addPhone,
      { params: { id: who.id }, body: { country_code: { code: '+354' }, number: '6119876' } },
      { as: who.access },
    );
    await app.ask(sendPhoneCode, { params: { id: phone.id } }, { as: who.access });
    const [text] = await messages.texts('6119876');
    expect(text!.text).toContain('код підтвердження');
  });
});
