import { corenterRefusals } from '@heima/domain/corenters/refusals.ts';
import { eraseRequests } from '#capabilities/corenters/jobs/erase-requests.ts';
import type { Capability } from '#platform/capability.ts';
import { corenterData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** People who want to rent together: invitations by e-mail and their answers. */
export const corenters: Capability = {
  name: 'corenters',
  routes,
  refusals: corenterRefusals,
  personal: [corenterData],
  reactions: eraseRequests,
};
