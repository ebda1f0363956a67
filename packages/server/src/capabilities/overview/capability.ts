import { landlordOverview, tenantOverview } from '@heima/domain/overview/endpoints.ts';
import type { Capability } from '#platform/capability.ts';
import { route } from '#platform/http/call.ts';
import type { WaitingSource } from '#platform/waiting-source.ts';
import { waitingAccount } from './account-waiting.ts';
import { showLandlordOverview, showTenantOverview } from './show-overview.ts';

/** What waits for a person, collected from the capabilities that know of it. */
export function overview(others: readonly WaitingSource[]): Capability {
  const sources = [...others, ...waitingAccount];
  return {
    name: 'overview',
    routes: [
      route(tenantOverview, showTenantOverview(sources)),
      route(landlordOverview, showLandlordOverview(sources)),
    ],
    refusals: {},
    waiting: waitingAccount,
  };
}
