import { expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { savedSearchAccess } from './access.ts';

it('saved searches are their owner’s alone', () => {
  expect(whoMay(savedSearchAccess, everySubject)).toEqual({ read: 'owner', change: 'owner' });
});
