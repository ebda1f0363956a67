import { describe, expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { reviewAccess } from './access.ts';

describe('access to documents under review', () => {
  it('V041 decision 0011: support reads what stands in a document and decides', () => {
    expect(whoMay(reviewAccess, everySubject)).toEqual({ read: 'support staff', decide: 'support staff' });
  });
});
