import type { RefusalTable } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Route } from './http/call.ts';
import type { JobHandler } from './jobs/define-job.ts';
import type { Reaction } from './jobs/reaction.ts';
import type { PersonalPart } from './personal-part.ts';
import type { Services } from './services.ts';

/** What a capability gives to the program: the one value that `capabilities.ts` lists. */
export interface Capability {
  name: string;
  routes: readonly Route[];
  refusals: RefusalTable;
  jobs?: readonly JobHandler<Services>[];
  reactions?: readonly Reaction[];
  /** What is held about a person, for the copy that everybody may ask for. */
  personal?: readonly PersonalPart[];
  /** Adds addresses outside of the API: pictures, feeds, files for search engines. */
  mount?(app: FastifyInstance, services: Services): void;
}
