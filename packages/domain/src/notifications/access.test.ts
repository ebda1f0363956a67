import { expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { notificationAccess } from './access.ts';

it('notifications and their settings are their receiver’s alone', () => {
  expect(whoMay(notificationAccess, everySubject)).toEqual({ read: 'owner', change: 'owner' });
});
