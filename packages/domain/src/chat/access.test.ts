import { expect, it } from 'vitest';
import { user } from '../shared/actor.builder.ts';
import { whoMay } from '../shared/who-may.builder.ts';
import { conversationAccess } from './access.ts';

it('CH04: a conversation is for its members, not for staff or teams', () => {
  const subject = (name: string) => ({ takesPart: name === 'member' || name.startsWith('visitor') });
  expect(whoMay(conversationAccess, subject, { member: user('member') })).toEqual({
    read: 'member',
    write: 'member',
    add_users: 'member',
    connect_listings: 'member',
  });
});
