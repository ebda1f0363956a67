import { describe, expect, it } from 'vitest';
import { messageWarnings } from './message-warnings.ts';

const facts = { rents: [285_000], contractExists: false };
const warned = (text: string, more: object = {}) => messageWarnings(text, { ...facts, ...more });

describe('what in a message is worth a second look', () => {
  it.each([
    'Leggðu inn á 0133-26-007654, kt. 010130-2129',
    'Reikningur 0133 26 007654',
    'IBAN IS14 0159 2600 7654 5510 7303 39 takk',
    'is140159260076545510730339',
    'GB82WEST12345698765432',
    'Kortið er 4242 4242 4242 4242',
    'send it by Western Union please',
    'MoneyGram',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ])('bank details: %s', (text) => {
    expect(warned(text)).toEqual(['bankDetails']);
  });

  it.each([
    'Leigan er 150.000 kr.',
    'Ég get látið þig fá hana á 120 þús',
    'leiga 99.000 á mánuði',
    'Rent is ISK 140,000 a month',
    'Оренда 100 000 крон',
    'Tryggingin og leigan er 600.000 kr.',
  ])('an odd price: %s', (text) => {
    expect(warned(text)).toEqual(['oddPrice']);
  });

  it.each([
    'Leigan er 285.000 kr. á mánuði',
    'Get ég fengið hana á 250 þús?',
    'Hringdu í 771 2345 eða +354 7712345',
    'Kennitalan mín er 010130-2129',
    'Ránargata 12, 101 Reykjavík',
    'Byggð 1978, 84,5 m², þrjú herbergi',
    'Laus 1.12.2026 kl. 17:00',
    'Ég borga 5.000 kr. í rafmagn',
    'Íbúðin kostaði 65.000.000 kr.',
    'Leigan er 285.000 og tryggingin 570.000 kr.',
    'Góðan dag 👋',
    'https://heima.is/listings/0192f1c2-7c44-7c3e-8a51-1b2c3d4e5f60',
    '4242 4242 4242 4243',
    'IS15 0159 2600 7654 5510 7303 39',
    '',
  ])('nothing: %s', (text) => {
    expect(warned(text)).toEqual([]);
  });

  it('of several homes one whose rent is near is enough; without homes no price is odd', () => {
    expect(warned('Leigan er 150.000 kr.', { rents: [285_000, 160_000] })).toEqual([]);
    expect(warned('Leigan er 150.000 kr.', { rents: [] })).toEqual([]);
  });

  it('nothing once there is a contract', () => {
    expect(warned('0133-26-007654, 99.000 kr.', { contractExists: true })).toEqual([]);
  });

  it('long texts are looked through at once', () => {
    const at = performance.now();
    for (const part of ['1 ', 'IS14 ', '1.', '4242-', 'a1', '0133-26-'])
      warned(part.repeat(2500).slice(0, 5000));
    expect(performance.now() - at).toBeLessThan(1000);
  });
});
