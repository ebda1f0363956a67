import { personReportAccess } from '@heima/domain/reports/access.ts';
import type { reportPerson as contract } from '@heima/domain/reports/endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { hasPublishedListing } from '#capabilities/listings/public.ts';
import { isActivePerson } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { fileReport } from './file-report.ts';

/** Reports a person to staff, from their public page (V247): who has none cannot be reported from it. */
export const reportPerson: Handler<typeof contract> = async ({ params, body }, call) =>
  call.answer(async (unit) => {
    const hasPage =
      (await isActivePerson(unit.db, params.id)) && (await hasPublishedListing(unit.db, params.id));
    if (!hasPage) refuse('common.notFound');
    authorize(personReportAccess, 'report', call.actor, { ownerId: params.id });
    await fileReport(unit, call, {
      personId: params.id,
      reason: body.reason,
      text: body.text,
      messages: [],
    });
  });
