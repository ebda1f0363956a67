import { describe, expect, it } from 'vitest';
import {
  refusalToAddContact,
  refusalToConfirmEmail,
  refusalToRemoveEmail,
  refusalToRemovePhone,
  refusalToVerifyPhone,
} from '../contacts/contact-decisions.ts';
import { maxContacts } from '../contacts/contact-limits.ts';
import { maxCorenters } from '../corenters/corenter-limits.ts';
import { refusalToAnswer, refusalToInvite } from '../corenters/request-state.ts';
import { refusalToVerify } from '../identity/verification-status.ts';
import { refusalToSync } from '../listings/publish.ts';
import { linkState, refusalToOpenLink, refusalToShare } from '../profiles/link-state.ts';
import { maxOpenLinks } from '../profiles/profile-limits.ts';
import { codeTries } from '../proofs/proof-limits.ts';
import { refusalToTryCode } from '../proofs/proof-state.ts';
import { refusalToBeginFactor, refusalToEndFactor, refusalToReplaceCodes } from '../sign-in/second-factor.ts';
import type { RefusalData } from './refusal.ts';

/** The refusal without its owner. */
const name = (refusal: RefusalData | undefined) => refusal?.code.split('.')[1];
const now = new Date('2026-11-28T12:00:00Z');
const later = new Date('2026-11-28T12:10:00Z');

describe('what can be done now', () => {
  it('E045: inviting asks for a confirmed address, and there is a limit', () => {
    expect(name(refusalToInvite({ hasVerifiedEmail: false, count: 0 }))).toBe('confirmFirst');
    expect(refusalToInvite({ hasVerifiedEmail: true, count: maxCorenters })).toMatchObject({
      params: { maximum: maxCorenters },
    });
    expect(refusalToInvite({ hasVerifiedEmail: true, count: maxCorenters - 1 })).toBeUndefined();
  });

  it('X014: a full account may decline and not accept; what ended or ran out is said apart', () => {
    const full = { status: 'PENDING', count: maxCorenters } as const;
    expect([name(refusalToAnswer(full, true)), name(refusalToAnswer(full, false))]).toEqual([
      'tooMany',
      undefined,
    ]);
    expect(name(refusalToAnswer({ status: 'ENDED', count: 0 }, true))).toBe('invitationUnknown');
    expect(name(refusalToAnswer({ status: 'EXPIRED', count: 0 }, false))).toBe('invitationExpired');
    expect(name(refusalToAnswer({ status: 'ACCEPTED', count: 0 }, false))).toBe('stateChanged');
  });

  it('E033 E037: neither the last nor the primary address is removed, nor the primary number', () => {
    expect(name(refusalToRemoveEmail({ isPrimary: true, count: 1 }))).toBe('lastEmail');
    expect(name(refusalToRemoveEmail({ isPrimary: true, count: 2 }))).toBe('primaryEmail');
    expect(refusalToRemoveEmail({ isPrimary: false, count: 2 })).toBeUndefined();
    expect(name(refusalToRemovePhone({ isPrimary: true }))).toBe('primaryPhone');
    expect(refusalToRemovePhone({ isPrimary: false })).toBeUndefined();
  });

  it('E034 E038: what is proved is not proved again, and contacts are limited', () => {
    expect(name(refusalToConfirmEmail({ isVerified: true }))).toBe('emailVerified');
    expect(name(refusalToVerifyPhone({ isVerified: true }))).toBe('phoneVerified');
    expect(name(refusalToVerify({ isVerified: true }))).toBe('identityVerified');
    expect(refusalToConfirmEmail({ isVerified: false })).toBeUndefined();
    expect(name(refusalToAddContact(maxContacts))).toBe('tooManyContacts');
    expect(refusalToAddContact(maxContacts - 1)).toBeUndefined();
  });

  it('U08: a code is void when used, replaced or out of tries, and expired at its very moment', () => {
    const code = { endedAt: null, expiresAt: later, tries: 0 };
    expect(refusalToTryCode(code, now)).toBeUndefined();
    expect(refusalToTryCode(undefined, now)).toMatch(/codeVoid$/);
    expect(refusalToTryCode({ ...code, endedAt: now }, now)).toMatch(/codeVoid$/);
    expect(refusalToTryCode({ ...code, tries: codeTries }, now)).toMatch(/codeVoid$/);
    expect(refusalToTryCode(code, later)).toMatch(/codeExpired$/);
  });

  it('a second factor: staff keep it, and nobody switches off what is off', () => {
    expect(name(refusalToEndFactor({ isOn: true, isRequired: true }))).toBe('secondFactorRequired');
    expect(name(refusalToEndFactor({ isOn: false, isRequired: false }))).toBe('secondFactorOff');
    expect(refusalToEndFactor({ isOn: true, isRequired: false })).toBeUndefined();
    expect(name(refusalToBeginFactor({ isOn: true }))).toBe('secondFactorOn');
    expect(name(refusalToReplaceCodes({ isOn: false }))).toBe('secondFactorOff');
  });

  it('a share link works until its time or its withdrawal, and open ones are limited', () => {
    const link = { withdrawnAt: null, expiresAt: later };
    expect([linkState(link, now), linkState(link, later)]).toEqual(['open', 'expired']);
    expect(linkState({ ...link, withdrawnAt: now }, later)).toBe('withdrawn');
    expect([refusalToOpenLink('open'), name(refusalToOpenLink('expired'))]).toEqual([undefined, 'linkEnded']);
    expect(name(refusalToShare(maxOpenLinks))).toBe('tooManyLinks');
    expect(refusalToShare(maxOpenLinks - 1)).toBeUndefined();
  });

  it('R254: the outside site gets what is published, and hears of what it had', () => {
    const facts = { visible: false, external: 'NEVER', isOff: false } as const;
    expect(name(refusalToSync(facts))).toBe('notPublished');
    expect(refusalToSync({ ...facts, external: 'LIVE' })).toBeUndefined();
    expect(refusalToSync({ ...facts, visible: true })).toBeUndefined();
    expect(name(refusalToSync({ ...facts, visible: true, isOff: true }))).toBe('externalSiteOff');
  });
});
