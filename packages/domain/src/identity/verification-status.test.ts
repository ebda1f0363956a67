import { expect, it } from 'vitest';
import { codeOfStatus, statusOfState, verificationStates } from './verification-status.ts';

it('R109 R110 R111 R112 R113: each state has the code of the documents, and none while nothing is decided', () => {
  const shown = Object.fromEntries(
    verificationStates.map((state) => [state, [statusOfState(state), codeOfStatus(statusOfState(state))]]),
  );
  expect(shown).toEqual({
    created: ['pending', null],
    started: ['pending', null],
    submitted: ['pending', null],
    review: ['pending', null],
    approved: ['completed', 9001],
    declined: ['declined', 9102],
    resubmission: ['resubmission', 9103],
    expired: ['expired', 9104],
  });
  expect(codeOfStatus('error')).toBe(0);
});
