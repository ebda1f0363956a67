import { alertRefusals } from '@heima/domain/alerts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { findMatchesReactions } from './jobs/find-matches.ts';
import { gatherMatches } from './jobs/gather-matches.ts';
import { personDeletedReaction } from './jobs/person-deleted.ts';
import { removeDeletedSearches } from './jobs/remove-deleted-searches.ts';
import { sendAlert } from './jobs/send-alert.ts';
import { sweepAlerts } from './jobs/sweep-alerts.ts';
import { savedSearchesPart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Saved searches, and letters about the homes they find. */
export const alerts: Capability = {
  name: 'alerts',
  routes,
  refusals: alertRefusals,
  personal: [savedSearchesPart],
  jobs: [gatherMatches, sendAlert, sweepAlerts, removeDeletedSearches],
  reactions: [...findMatchesReactions, personDeletedReaction],
};
