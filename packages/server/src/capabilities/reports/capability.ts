import { reportRefusals } from '@heima/domain/reports/refusals.ts';
import { personDeletedReaction } from '#capabilities/reports/jobs/person-deleted.ts';
import type { Capability } from '#platform/capability.ts';
import { reportData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** What people report to staff about listings and about each other, and what staff answer. */
export const reports: Capability = {
  name: 'reports',
  routes,
  refusals: reportRefusals,
  personal: [reportData],
  reactions: [personDeletedReaction],
};
