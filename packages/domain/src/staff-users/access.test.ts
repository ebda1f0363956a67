import { expect, it } from 'vitest';
import { user } from '../shared/actor.builder.ts';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { staffUserAccess } from './access.ts';

it('R032 R120 G37: support and administration read accounts, administration gives roles, never its own', () => {
  expect(whoMay(staffUserAccess, everySubject)).toEqual({
    read: 'support staff, administration staff',
    set_role: 'administration staff',
  });
  expect(staffUserAccess.set_role(user('owner', { staffAreas: ['administration'] }), everySubject)).toBe(
    false,
  );
});
