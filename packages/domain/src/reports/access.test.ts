import { describe, expect, it } from 'vitest';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { listingReportHandling, personReportAccess, personReportHandling } from './access.ts';

describe('access to reports', () => {
  it('gap staff: anybody reports a person, except that person', () => {
    expect(whoMay(personReportAccess, everySubject)).toEqual({
      read: 'everybody',
      report: 'everybody but owner',
    });
  });

  it('gap staff: reports of listings are closed by the staff of listings, those of people by support', () => {
    expect(whoMay(listingReportHandling, everySubject)).toEqual({
      read: 'listings staff',
      close: 'listings staff',
    });
    expect(whoMay(personReportHandling, everySubject)).toEqual({
      read: 'support staff',
      close: 'support staff',
    });
  });
});
