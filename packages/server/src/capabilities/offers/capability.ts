import { offerRefusals } from '@heima/domain/offers/refusals.ts';
import { closeNegotiations } from '#capabilities/offers/jobs/close-negotiations.ts';
import { expireBids } from '#capabilities/offers/jobs/expire-bids.ts';
import type { Capability } from '#platform/capability.ts';
import { offerData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';
import { waitingBids } from './waiting.ts';

/** Negotiations over the rent of a home: bids of applicants and landlords, and the answers to them. */
export const offers: Capability = {
  name: 'offers',
  routes,
  refusals: offerRefusals,
  personal: [offerData],
  jobs: [expireBids],
  reactions: closeNegotiations,
  waiting: waitingBids,
};
