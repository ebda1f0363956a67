import { expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { openHouseAccess, ownOpenHousesAccess } from './access.ts';

const subject = { ...everySubject, visible: false, takesPart: false };

it('R632: an open house is planned by who lets the home, and everybody else who is signed in may come', () => {
  expect(whoMay(openHouseAccess, subject)).toEqual({
    read: 'owner, support staff, team manage_listings',
    host: 'owner, team manage_listings',
    attend: 'everybody but visitor, visitor with a client id, owner, team manage_listings',
  });
});

it('lists, attendances and invitations are their person’s alone', () => {
  expect(whoMay(ownOpenHousesAccess, everySubject)).toEqual({
    read: 'owner, support staff',
    act: 'owner',
  });
});
