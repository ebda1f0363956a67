import { describe, expect, it } from 'vitest';
import { whoMay } from '../shared/who-may.builder.ts';
import { queueAccess } from './access.ts';

describe('access to the queues of staff', () => {
  it.each([
    ['publish_requests', 'listings staff'],
    ['listing_reports', 'listings staff'],
    ['person_reports', 'support staff'],
    ['identities', 'support staff'],
  ] as const)('R032 eye A11: %s are for %s', (kind, who) => {
    expect(whoMay(queueAccess, { kind })).toEqual({ read: who, claim: who });
  });
});
