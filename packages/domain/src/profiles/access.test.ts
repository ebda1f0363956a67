import { describe, expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { ownThingAccess, profileAccess, publicPageAccess, unshared } from './access.ts';

describe('access to profiles', () => {
  it('X009 X011: a profile that is not shared', () => {
    expect(whoMay(profileAccess, unshared('owner'))).toEqual({
      read: 'owner, guarantees staff, support staff',
      readPaychecks: 'owner, guarantees staff',
      edit: 'owner',
    });
  });

  it('X009 X011: one that is shared, without and with the paychecks', () => {
    const shared = { ...unshared('owner'), shared: true };
    expect(whoMay(profileAccess, shared)).toEqual({
      read: 'all signed in',
      readPaychecks: 'owner, guarantees staff',
      edit: 'owner',
    });
    expect(whoMay(profileAccess, { ...shared, sharesPaychecks: true })).toEqual({
      read: 'all signed in',
      readPaychecks: 'all signed in',
      edit: 'owner',
    });
  });

  it('share links and single paychecks are their owner’s alone, staff included', () => {
    expect(whoMay(ownThingAccess, unshared('owner'))).toEqual({ read: 'owner', edit: 'owner' });
  });

  it('V247: a landlord’s page is there for everybody once a home is published, and before for oneself and staff', () => {
    const page = (hasPublished: boolean) => whoMay(publicPageAccess, { ...everySubject, hasPublished }).read;
    expect(page(false)).toBe('owner, listings staff, support staff');
    expect(page(true)).toBe('everybody');
  });
});
