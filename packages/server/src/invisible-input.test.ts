import { signUp } from '@heima/domain/accounts/endpoints.ts';
import { addPhone, verifyPhone } from '@heima/domain/contacts/endpoints.ts';
import { changeAddress, writeDescription } from '@heima/domain/listing-content/endpoints.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('found 9, 25: nothing is refused for what nobody can see', async () => {
  const app = await testApp();

  it('texts of a home, on one line and on several', async () => {
    const { access } = await person(app, { userType: 'LL' });
    const made = await app.ask(
      createListing,
      { body: { title: '\ufeffBjört\v íbúð\u2028 við\u00a0sjó\u0003', neighbourhood: 'Vestur\u00adbær' } },
      { as: access },
    );
    expect([made.body.title, made.body.neighbourhood]).toEqual(['Björt íbúð við sjó', 'Vesturbær']);
    const typed = 'Fyrsta lína\vÖnnur\fÞriðja\u2029Fjórða\u0000 👨‍👩‍👧 Лук\u02bcяненко\u200b';
    const { body } = await app.ask(
      writeDescription,
      { params: { id: made.body.id }, body: { language: 'is', description: typed } },
      { as: access },
    );
    expect(body.text).toBe('Fyrsta lína\nÖnnur\nÞriðja\nFjórða 👨‍👩‍👧 Лук\u02bcяненко');
  });

  it('an e-mail address and a name', async () => {
    const { body } = await app.ask(signUp, {
      body: {
        email: '\u2066jona.osynileg@daemi.is\u200b',
        full_name: 'Jóna\u00ad\u2028Jónsdóttir\u200e',
        password: 'lykilord7langt',
        terms_accepted: true,
        user_type: 'TN',
      },
    });
    expect(body.full_name).toBe('Jóna Jónsdóttir');
    expect(body.email_addresses.map(({ address }) => address)).toEqual(['jona.osynileg@daemi.is']);
    const asked = await app.app.inject({
      url: `/api/v1/emails/${encodeURIComponent('jona.osynileg@daemi.is\u200b')}`,
    });
    expect(asked.json()).toMatchObject({ error: 'email_exists' });
  });

  it('a phone number and the code that is sent to it', async () => {
    const { id, access } = await person(app);
    const phone = { country_code: { code: '\u200e+354' }, number: '\u202a771\u00a02345\u202c' };
    const { body } = await app.ask(addPhone, { params: { id }, body: phone }, { as: access });
    expect(body.number).toBe('7712345');
    const wrong = await app.refused(
      verifyPhone,
      { params: { id: body.id }, body: { code: '000\u200b\u202f000' } },
      { as: access },
    );
    expect(wrong.body.errors ?? {}).not.toEqual({ code: ['accounts.fields.code'] });
    expect(wrong.body.code).not.toBe('common.invalidInput');
  });

  it('a search', async () => {
    const query = new URLSearchParams({
      postal_codes: '101\u200b',
      min_price: '285\u00a0000\ufeff',
      place: 'Lauga\u00advegur\u2028',
      min_size: '\u206684,5\u2069',
    });
    expect((await app.app.inject({ url: `/api/v1/listings?${query}` })).statusCode).toBe(200);
  });

  it('digits of other scripts are digits, and what is no house number is refused at its field', async () => {
    const { id, access } = await person(app, { userType: 'LL' });
    const phone = { country_code: { code: '+３５４' }, number: '٧٧١ ٢٣٤٦' };
    const added = await app.ask(addPhone, { params: { id }, body: phone }, { as: access });
    expect(added.body.number).toBe('7712346');
    const made = await app.ask(createListing, { body: { title: 'Íbúð' } }, { as: access });
    const params = { id: made.body.id };
    const change = (street_number: string) => ({ params, body: { street_number, postal_code: '１０１' } });
    const { body } = await app.ask(changeAddress, change('１２ – １４'), { as: access });
    expect([body.street_number, body.postal_code?.code]).toEqual(['12-14', '101']);
    for (const none of ['-1', '1e308', '0', '1/2']) {
      const refused = await app.refused(changeAddress, change(none), { as: access, language: 'en' });
      expect(refused.body.errors, none).toEqual({
        street_number: ['Enter a house number, for example 12, 12a or 12–14.'],
      });
    }
  });
});
