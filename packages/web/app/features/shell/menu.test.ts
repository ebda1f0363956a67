import { describe, expect, it } from 'vitest';
import {
  contactWarnings,
  inboxPath,
  type MenuEntry,
  type MenuPerson,
  menuEntries,
  menuFor,
  menuName,
  viewOf,
} from './menu.ts';
import { afterSwitch } from './view-switch.tsx';

const tenant: MenuPerson = {
  id: '01990000-0000-7000-8000-000000000001',
  full_name: 'Guðmundur Ingi Pálsson',
  user_type: 'TN',
  is_staff: false,
  email_addresses: [
    { id: 'e1', address: 'gamalt@daemi.is', verified: true },
    { id: 'e2', address: 'gudmundur@daemi.is', verified: true },
  ],
  phones: [],
  primary_email_id: 'e2',
  has_verified_email_address: true,
  has_verified_phone_number: true,
  last_conversation_id: null,
  unseen_notifications: 2,
};
const landlord: MenuPerson = { ...tenant, user_type: 'LL' };
const staff = (person: MenuPerson): MenuPerson => ({ ...person, is_staff: true });

/** As if every screen existed already: the rules must hold for the whole table. */
const whole: MenuEntry[] = menuEntries.map((entry) => ({ ...entry, exists: true }));
const paths = (place: MenuEntry['place'], person?: MenuPerson) =>
  menuFor(place, person, whole).map(({ to }) => to);

describe('menus', () => {
  it('V001: a visitor’s navbar links to all listings and about, and to nothing else', () => {
    expect(paths('navbar')).toEqual(['/listings', '/about']);
    expect(paths('signs')).toEqual([]);
    expect(paths('user')).toEqual([]);
    expect(paths('view')).toEqual([]);
  });

  it('R022: create listing, messages, notifications and the user menu come with signing in', () => {
    expect(paths('navbar', tenant)).toEqual(['/listings', '/start-listing', '/about']);
    expect(paths('signs', tenant)).toEqual(['/inbox', '/notifications']);
    expect(paths('user', tenant)).toContain('/profile');
  });

  it('V002 R024: the menu is called by the first name, without a name by the primary e-mail', () => {
    expect(menuName(tenant)).toBe('Guðmundur');
    expect(menuName({ ...tenant, full_name: ' ' })).toBe('gudmundur@daemi.is');
    expect(menuName({ ...tenant, full_name: '', primary_email_id: null })).toBe('gamalt@daemi.is');
  });

  it('R025 R026: unconfirmed phone and e-mail each have a warning', () => {
    expect(contactWarnings(tenant)).toEqual([]);
    expect(contactWarnings({ has_verified_email_address: true, has_verified_phone_number: false })).toEqual([
      'phone',
    ]);
    expect(contactWarnings({ has_verified_email_address: false, has_verified_phone_number: true })).toEqual([
      'email',
    ]);
    expect(contactWarnings({ has_verified_email_address: false, has_verified_phone_number: false })).toEqual([
      'phone',
      'email',
    ]);
  });

  it('R027: the admin link to /man/users is for staff only', () => {
    expect(paths('user', tenant)).not.toContain('/man/users');
    expect(paths('user', landlord)).not.toContain('/man/users');
    expect(paths('user', staff(tenant))).toContain('/man/users');
  });

  it('V004 R028: the landlord links show only in the landlord view', () => {
    const links = ['/landlord/my-listings', '/landlord/applications', '/landlord/contracts'];
    for (const link of links) {
      expect(paths('view', landlord)).toContain(link);
      for (const place of ['navbar', 'signs', 'user', 'view'] as const) {
        expect(paths(place, tenant)).not.toContain(link);
        expect(paths(place)).not.toContain(link);
      }
    }
    expect(viewOf(landlord)).toBe('landlord');
    expect(viewOf(tenant)).toBe('tenant');
  });

  it('R029: payout methods are in the menu of staff only, in both views', () => {
    for (const person of [tenant, landlord]) {
      expect(paths('view', person)).not.toContain('/account/payout-methods');
      expect(paths('view', staff(person))).toContain('/account/payout-methods');
    }
  });

  it('V003 R030: rental guarantees are in the menu of staff only, each in its view', () => {
    expect(paths('view', tenant)).not.toContain('/tenant/rental-guarantees');
    expect(paths('view', landlord)).not.toContain('/landlord/rental-guarantees');
    expect(paths('view', staff(tenant))).toContain('/tenant/rental-guarantees');
    expect(paths('view', staff(tenant))).not.toContain('/landlord/rental-guarantees');
    expect(paths('view', staff(landlord))).toContain('/landlord/rental-guarantees');
  });

  it('R031: teams are in the landlord menu of staff only', () => {
    expect(paths('view', landlord)).not.toContain('/account/teams');
    expect(paths('view', staff(landlord))).toContain('/account/teams');
    expect(paths('view', staff(tenant))).not.toContain('/account/teams');
  });

  it('R033: the inbox link goes to the last conversation when it is known', () => {
    expect(inboxPath(tenant)).toBe('/inbox');
    const talking = { ...tenant, last_conversation_id: 'c-9' };
    expect(inboxPath(talking)).toBe('/inbox/c-9');
    expect(paths('signs', talking)).toContain('/inbox/c-9');
  });

  it('V005 R118: after switching the view staff go to the profile, others stay', () => {
    expect(afterSwitch(staff(tenant), whole)).toBe('/profile');
    expect(afterSwitch(tenant, whole)).toBeUndefined();
  });

  it('shows nothing that does not exist', () => {
    for (const place of ['navbar', 'signs', 'user', 'view'] as const)
      for (const entry of menuFor(place, staff(landlord))) expect(entry.exists).toBe(true);
    expect(menuFor('user', tenant, [{ key: 'teams', to: '/x', place: 'user', exists: false }])).toEqual([]);
  });
});
