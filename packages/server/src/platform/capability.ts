import type { RefusalTable } from '@heima/domain/shared/refusal.ts';
import type { Listening } from '#platform/db/listening.ts';
import type { Route } from '#platform/http/call.ts';
import type { FileRoute } from '#platform/http/file-route.ts';
import type { FormRoute } from '#platform/http/form-route.ts';
import type { JobHandler } from '#platform/jobs/define-job.ts';
import type { Reaction } from '#platform/jobs/reaction.ts';
import type { WebhookRoute } from '#platform/webhooks/webhook-route.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import type { Services } from './services.ts';
import type { WaitingSource } from './waiting-source.ts';

/** What a capability gives to the program: the one value that `capabilities.ts` lists. */
export interface Capability {
  name: string;
  routes: readonly Route[];
  refusals: RefusalTable;
  jobs?: readonly JobHandler<Services>[];
  reactions?: readonly Reaction[];
  /** What is held about a person, for the copy that everybody may ask for. */
  personal?: readonly PersonalDataSource[];
  /** What it knows to wait for a person. */
  waiting?: readonly WaitingSource[];
  /** What it answers outside of the API. */
  files?: readonly FileRoute[];
  webhooks?: readonly WebhookRoute[];
  forms?: readonly FormRoute[];
  /** Begins to follow the database with what it keeps in memory. */
  follow?(services: Services): Listening;
  /** Runs before the first request is served. */
  prepare?(services: Services): Promise<void>;
}
