import type { cancelApplication as contract } from '@heima/domain/applications/tenant-endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { applicationFor, lockedApplicationFor } from './application-side.ts';
import { changeApplication } from './change-application.ts';
import { presentOwn } from './present-application.ts';

/** Withdraws an application that is not decided (E050, R190 to R192). */
export const cancelApplication: Handler<typeof contract> = async ({ params }, call) =>
  call.answer(
    async (unit) => {
      const row = await lockedApplicationFor(unit, params.id, 'cancel', call);
      await changeApplication(unit, row, 'cancel');
    },
    async (_, { db }) => {
      const row = await applicationFor(db, params.id, 'see_as_applicant', call);
      const [shown] = await presentOwn(db, [row], call);
      return shown ?? refuse('common.notFound');
    },
  );
