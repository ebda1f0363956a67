import { describe, expect, it } from 'vitest';
import { fieldMessages } from '../shared/validation-message.ts';
import { payoutMethodTypes } from './payout-method.ts';
import { changePayoutMethod, createPayoutMethod } from './writing-endpoints.ts';

const whole = { kt: '010130-2129', bank: '133', hb: '26', rkn: '7654' };
const iban = 'IS840133260076540101302129';

const read = (account: unknown, more: object = {}) =>
  createPayoutMethod.body.safeParse({ type: 'bank', bank_account: account, ...more });
const problems = (account: unknown, more?: object) =>
  fieldMessages((read(account, more).error?.issues ?? []) as Parameters<typeof fieldMessages>[0]).map(
    ({ field, key }) => `${field} ${key}`,
  );

describe('a payout method in a body', () => {
  it('C52 R446: bank and cash are the types', () => {
    expect(payoutMethodTypes).toEqual(['bank', 'cash']);
    expect(createPayoutMethod.body.parse({ type: 'cash' })).toEqual({ type: 'cash' });
    expect(createPayoutMethod.body.safeParse({ type: 'hb' }).success).toBe(false);
  });

  it('R447: IBAN and Icelandic parts come out as the same account', () => {
    expect(read(whole).data?.bank_account).toEqual({ iban });
    expect(read({ iban: 'is84 0133 2600 7654 0101 3021 29' }).data?.bank_account).toEqual({ iban });
  });

  it('each part reports what is wrong with it, all at once', () => {
    expect(problems({ kt: '010130-212', bank: '01334', hb: 'x', rkn: '0' })).toEqual([
      'bank_account.bank payouts.problems.bank',
      'bank_account.hb payouts.problems.hb',
      'bank_account.rkn payouts.problems.rkn',
      'bank_account.kt payouts.problems.kt',
    ]);
    expect(problems({ ...whole, kt: ' ', hb: undefined })).toEqual([
      'bank_account.hb validation.required',
      'bank_account.kt validation.required',
    ]);
  });

  it('an IBAN reports what is wrong with it', () => {
    expect(problems({ iban: '' })).toEqual(['bank_account.iban validation.required']);
    expect(problems({})).toEqual(['bank_account.iban validation.required']);
    expect(problems({ iban: 'IS15 0133 2600 7654 0101 3021 29' })).toEqual([
      'bank_account.iban payouts.problems.ibanDigits',
    ]);
    const [message] = fieldMessages(read({ iban: 'IS84 0133' }).error!.issues as never);
    expect(message).toMatchObject({ key: 'payouts.problems.ibanLength', params: { length: 26 } });
    expect(problems({ ...whole, iban })).toEqual(['bank_account.iban payouts.problems.bothWays']);
  });

  it('a bank needs an account, cash has none, and nothing else is taken', () => {
    expect(problems(undefined)).toEqual(['bank_account validation.required']);
    expect(problems({ iban }, { type: 'cash' })).toEqual(['bank_account payouts.problems.cashHasNoAccount']);
    expect(problems({ iban, owner: 'x' })).toEqual(['bank_account.owner validation.unknownField']);
    expect(problems({ iban }, { id: 'x' })).toEqual(['id validation.unknownField']);
    expect(changePayoutMethod.body.safeParse({ bank_account: { iban }, user_id: 'x' }).success).toBe(false);
    expect(changePayoutMethod.body.safeParse({ bank_account: { iban }, type: 'cash' }).success).toBe(false);
  });
});
