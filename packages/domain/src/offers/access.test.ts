import { expect, it } from 'vitest';
import { user } from '../shared/actor.builder.ts';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { offerAccess } from './access.ts';

it('R213 R214: a negotiation is for its two sides: the tenant who applied, the landlord and the team', () => {
  const landlord = 'owner, team manage_applications';
  expect(whoMay(offerAccess, everySubject)).toEqual({
    read: 'owner, support staff, team manage_applications, tenant',
    act: 'owner, team manage_applications, tenant',
    act_as_tenant: 'tenant',
    act_as_landlord: landlord,
  });
});

it('an applicant who has joined the team of the home stays on the tenant’s side', () => {
  const both = user('tenant', { teams: [{ teamId: 'team-1', permissions: ['manage_applications'] }] });
  expect(offerAccess.act_as_tenant(both, everySubject)).toBe(true);
  expect(offerAccess.act_as_landlord(both, everySubject)).toBe(false);
});
