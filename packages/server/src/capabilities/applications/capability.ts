import { applicationRefusals } from '@heima/domain/applications/refusals.ts';
import { deliverApplicationReaction } from '#capabilities/applications/jobs/deliver-application.ts';
import { personDeletedReaction } from '#capabilities/applications/jobs/person-deleted.ts';
import { purgeApplicationPreviews } from '#capabilities/applications/jobs/purge-previews.ts';
import type { Capability } from '#platform/capability.ts';
import { applicationData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';
import { waitingApplications } from './waiting.ts';

/** Applications for homes: sent with the rental profile, looked at, answered. */
export const applications: Capability = {
  name: 'applications',
  routes,
  refusals: applicationRefusals,
  personal: [applicationData],
  jobs: [purgeApplicationPreviews],
  reactions: [deliverApplicationReaction, personDeletedReaction],
  waiting: waitingApplications,
};
