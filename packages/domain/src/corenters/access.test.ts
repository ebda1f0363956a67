import { expect, it } from 'vitest';
import { user } from '../shared/actor.builder.ts';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { corenterAccess } from './access.ts';

it('E046 E047 X014: a request is for the two it is about, and a visitor is never one of them', () => {
  // An invitation's token proves nothing while nobody is signed in.
  const subject = (name: string) => ({
    ...everySubject,
    isInvited: name === 'invited' || name.startsWith('visitor'),
  });
  expect(whoMay(corenterAccess, subject, { invited: user('invited') })).toEqual({
    read: 'owner, invited',
    answer: 'invited',
    remove: 'owner, invited',
  });
});
