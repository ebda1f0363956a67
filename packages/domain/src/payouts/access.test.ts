import { expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { payoutMethodAccess } from './access.ts';

it('C07 E199 E201 X028: payout methods are their owner’s alone', () => {
  expect(whoMay(payoutMethodAccess, everySubject)).toEqual({ read: 'owner', change: 'owner' });
});
