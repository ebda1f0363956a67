import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { applicationFor } from './application-side.ts';
import { presentReceived } from './present-application.ts';

/** One application as the landlord's side sees it. */
export async function showReceived(db: Database, id: string, call: Call): Promise<ReceivedApplication> {
  const row = await applicationFor(db, id, 'see_as_landlord', call);
  const [shown] = await presentReceived(db, [row], call);
  return shown ?? refuse('common.notFound');
}
