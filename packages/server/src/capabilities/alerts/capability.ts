import { alertRefusals } from '@heima/domain/alerts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { collectMatches } from './jobs/collect-matches.ts';
import { findMatchesReactions } from './jobs/find-matches.ts';
import { personDeletedReaction } from './jobs/person-deleted.ts';
import { removeDeletedSearches } from './jobs/remove-deleted-searches.ts';
import { sweepAlerts } from './jobs/sweep-alerts.ts';
import { savedSearchesPart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Saved searches, and e-mails about the homes they find. */
export const alerts: Capability = {
  name: 'alerts',
  routes,
  refusals: alertRefusals,
  personal: [savedSearchesPart],
  jobs: [collectMatches, sweepAlerts, removeDeletedSearches],
  reactions: [...findMatchesReactions, personDeletedReaction],
};
