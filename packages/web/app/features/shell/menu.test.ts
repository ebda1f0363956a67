import { describe, expect, it } from 'vitest';
import { accountMenu } from '#account-menu.ts';
import { headerMenu } from '#header-menu.ts';
import routes from '#routes.ts';
import {
  contactWarnings,
  type MenuEntry,
  type MenuPerson,
  menuFor,
  menuName,
  type ScreenMenu,
  tilesFor,
  viewOf,
} from './menu.ts';

const tenant: MenuPerson = {
  number: 10_042,
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
  unseen_notifications: 2,
  profile_image: null,
};
const landlord: MenuPerson = { ...tenant, user_type: 'LL' };
const staff = (person: MenuPerson): MenuPerson => ({ ...person, is_staff: true });

const shipped = [...headerMenu, ...accountMenu];
const paths = (place: MenuEntry['place'], person?: MenuPerson, screens: readonly ScreenMenu[] = shipped) =>
  menuFor(place, person, screens).map(({ to }) => to);
const places = ['navbar', 'signs', 'user', 'view'] as const;
const everybody = [undefined, tenant, landlord, staff(tenant), staff(landlord)];

describe('menus', () => {
  it('V001: a visitor’s navbar links to all listings and about, and to nothing else', () => {
    expect(paths('navbar')).toEqual(['/listings', '/about']);
    expect(paths('signs')).toEqual([]);
    expect(paths('user')).toEqual([]);
    expect(paths('view')).toEqual([]);
  });

  it('R022: create listing, notifications and the user menu come with signing in', () => {
    const all = places.flatMap((place) => paths(place));
    for (const to of ['/start-listing', '/inbox', '/notifications', '/profile'])
      expect(all).not.toContain(to);
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

  it('V004 R028: the landlord links show only in the landlord view', () => {
    for (const link of [
      '/landlord',
      '/landlord/my-listings',
      '/landlord/applications',
      '/account/offers',
      '/landlord/open-houses',
      '/account/insights',
    ]) {
      expect(paths('view', landlord)).toContain(link);
      for (const place of places) {
        expect(paths(place, tenant)).not.toContain(link);
        expect(paths(place)).not.toContain(link);
      }
    }
    expect(paths('view', tenant)).toEqual([
      '/tenant',
      '/tenant/applications',
      '/tenant/offers',
      '/tenant/open-houses',
      '/account/liked-listings',
      '/tenant/co-tenants',
    ]);
    expect(paths('view', landlord)).not.toContain('/account/liked-listings');
    expect(viewOf(landlord)).toBe('landlord');
    expect(viewOf(tenant)).toBe('tenant');
  });

  it('R029: payout methods are in the menu of staff only, in both views', () => {
    for (const person of [tenant, landlord]) {
      expect(paths('view', person)).not.toContain('/account/payout-methods');
      expect(paths('view', staff(person))).toContain('/account/payout-methods');
    }
  });

  it('V003 R027: what leads into the area of staff is seen by staff only', () => {
    for (const person of everybody) {
      const toStaff = places.map((place) => paths(place, person).filter((to) => to.startsWith('/man')));
      if (person?.is_staff) expect(toStaff.flat()).toContain('/man/queue');
      else expect(toStaff.flat()).toEqual([]);
    }
  });

  it('R027: the link to the back office is in the user menu of staff only', () => {
    for (const person of [tenant, landlord]) {
      expect(paths('user', person)).not.toContain('/man/users');
      expect(paths('user', staff(person))).toContain('/man/users');
    }
    expect(paths('user')).toEqual([]);
  });

  it('every entry and tile leads to a screen; what has none stands in no menu', () => {
    const screens = routes.flatMap(function paths({ path, children = [] }): string[] {
      return [...(path ? [`/${path}`] : []), ...children.flatMap(paths)];
    });
    expect(shipped.map(({ to }) => to).filter((to) => !screens.includes(to))).toEqual([]);
  });

  it('each entry has a place of its own in the order, and each tile', () => {
    for (const person of everybody) {
      for (const place of places) {
        const orders = menuFor(place, person, shipped).map(({ order }) => order);
        expect(new Set(orders).size).toBe(orders.length);
      }
      const tiles = tilesFor(person, shipped).map(({ order }) => order);
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });

  it('V029: the tiles of the account follow the view, in the order of the documents', () => {
    const tiles = (person: MenuPerson) => tilesFor(person, shipped).map(({ to }) => to);
    // Personal info, listings, notifications, payouts, security. What other screens bring stands between them.
    const documented = [
      '/profile',
      '/landlord/my-listings',
      '/account/notifications',
      '/account/payout-methods',
      '/account/login-security',
    ];
    expect(tiles(landlord).filter((to) => documented.includes(to))).toEqual(documented);
    expect(documented.filter((to) => !tiles(tenant).includes(to))).toEqual(['/landlord/my-listings']);
    expect(tiles(tenant)).toContain('/account/liked-listings');
    expect(tiles(landlord)).not.toContain('/account/liked-listings');
    // Every tile that a screen brings is seen in its view, and in both when it names none.
    for (const { to, tile } of shipped)
      for (const person of [tenant, landlord])
        expect([to, tiles(person).includes(to)]).toEqual([
          to,
          tile !== undefined && (tile.view ?? viewOf(person)) === viewOf(person),
        ]);
  });
});
