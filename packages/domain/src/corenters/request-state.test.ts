import { describe, expect, it } from 'vitest';
import { corenterStates, invitationStatus } from './request-state.ts';

const now = new Date('2026-11-28T12:00:00Z');
const request = { acceptedAt: null, endedAt: null, expiresAt: new Date('2026-12-12T12:00:00Z') };

describe('co-renter requests', () => {
  it('R187: is pending until it is accepted, and then no longer expires', () => {
    expect(corenterStates).toEqual(['pending', 'accepted']);
    expect(invitationStatus(request, now)).toBe('PENDING');
    const accepted = { ...request, acceptedAt: now };
    expect(invitationStatus(accepted, now)).toBe('ACCEPTED');
    expect(invitationStatus(accepted, new Date('2030-01-01T00:00:00Z'))).toBe('ACCEPTED');
  });

  it('E06: expires at its very moment, and what was removed stays removed', () => {
    expect(invitationStatus(request, new Date('2026-12-12T11:59:59.999Z'))).toBe('PENDING');
    expect(invitationStatus(request, new Date('2026-12-12T12:00:00Z'))).toBe('EXPIRED');
    expect(invitationStatus({ ...request, acceptedAt: now, endedAt: now }, now)).toBe('ENDED');
  });
});
