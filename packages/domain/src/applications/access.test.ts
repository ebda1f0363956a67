import { expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { applicationAccess } from './access.ts';

it('an application is for its two sides: the applicant withdraws it, the landlord and the team decide', () => {
  const landlord = 'owner, team manage_applications';
  expect(whoMay(applicationAccess, everySubject)).toEqual({
    read: 'owner, support staff, team manage_applications, tenant',
    cancel: 'tenant',
    see_as_landlord: 'owner, support staff, team manage_applications',
    see_as_applicant: 'support staff, tenant',
    decide: landlord,
    annotate: landlord,
  });
});
