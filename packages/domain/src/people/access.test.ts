import { describe, expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { accountAccess, contactAccess } from './access.ts';

describe('access to accounts', () => {
  it('U16 R117 R118: the account', () => {
    expect(whoMay(accountAccess, everySubject)).toEqual({
      read: 'owner, support staff, administration staff',
      edit: 'owner',
      changeUserType: 'owner, support staff, administration staff',
    });
  });

  it('U16: e-mail, phone, session', () => {
    expect(whoMay(contactAccess, everySubject)).toEqual({ read: 'owner', change: 'owner' });
  });
});
