import { getStaffSession } from '@heima/domain/sessions/endpoints.ts';
import type { StaffArea } from '@heima/domain/shared/actor.ts';
import type { KeysBelow } from '@heima/domain/shared/text-key.ts';
import { queueAreas } from '@heima/domain/staff-queue/queues.ts';
import { userAreas } from '@heima/domain/staff-users/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** The areas of who looks, and how long the session's token still works. */
export const staffSessionQuery = () => endpointQuery(getStaffSession, {});

interface StaffPage {
  /** Its text is `staffScreens.frame.menu.<key>`. */
  key: KeysBelow<'staffScreens.frame.menu'>;
  to: string;
  /** Whoever works in one of them sees it. */
  areas: readonly StaffArea[];
}

const pages: readonly StaffPage[] = [
  { key: 'users', to: '/man/users', areas: userAreas },
  { key: 'queue', to: '/man/queue', areas: queueAreas },
  { key: 'publishes', to: '/man/listings/publishes', areas: ['listings'] },
  { key: 'texts', to: '/man/translations', areas: ['content'] },
];

/** The pages of the back office for somebody who works in these areas, in the order of the header (V009). */
export const staffPagesFor = (areas: readonly StaffArea[]): StaffPage[] =>
  pages.filter((page) => page.areas.some((area) => areas.includes(area)));

/** Where the back office begins for them. */
export const firstPageFor = (areas: readonly StaffArea[]): string =>
  staffPagesFor(areas)[0]?.to ?? '/man/queue';
