import { describe, expect, it } from 'vitest';
import { notificationIcon } from './notification-icon.ts';
import { notificationPath } from './notification-path.ts';

describe('where a notification leads, and its sign', () => {
  it.each([
    ['R173', 'view_conversation', '/inbox/7'],
    ['R174', 'view_listing', '/listings/7'],
    ['R175', 'view_rental_contract', '/rental-contracts/7'],
    ['R176', 'view_invitation', '/invitations/7'],
    ['R177', 'view_collaborator_invitation', '/invitations/rental-contracts/7'],
    ['V033', 'view_payout_methods', '/account/payout-methods'],
  ] as const)('%s: %s leads to %s', (_, action, path) => {
    expect(notificationPath(action, '7')).toBe(path);
  });

  it('an id never leads out of its page', () => {
    expect(notificationPath('view_listing', '../account?x=1#y')).toBe('/listings/..%2Faccount%3Fx%3D1%23y');
  });

  it('R178 R179 R180: information for messages, danger for applications, else a bell', () => {
    expect(['new_message', 'new_application', 'listing_denied', 'anything'].map(notificationIcon)).toEqual([
      'info',
      'danger',
      'bell',
      'bell',
    ]);
  });
});
