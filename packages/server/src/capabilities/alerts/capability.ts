import { alertRefusals } from '@heima/domain/alerts/refusals.ts';
import { collectMatches } from '#capabilities/alerts/jobs/collect-matches.ts';
import { findMatchesReactions } from '#capabilities/alerts/jobs/find-matches.ts';
import { personDeletedReaction } from '#capabilities/alerts/jobs/person-deleted.ts';
import { removeDeletedSearches } from '#capabilities/alerts/jobs/remove-deleted-searches.ts';
import { sweepAlerts } from '#capabilities/alerts/jobs/sweep-alerts.ts';
import type { Capability } from '#platform/capability.ts';
import { waitingSearches } from './list-saved-searches.ts';
import { savedSearchData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Saved searches, and e-mails about the homes they find. */
export const alerts: Capability = {
  name: 'alerts',
  routes,
  refusals: alertRefusals,
  personal: [savedSearchData],
  jobs: [collectMatches, sweepAlerts, removeDeletedSearches],
  reactions: [...findMatchesReactions, personDeletedReaction],
  waiting: waitingSearches,
};
