import { openHouseRefusals } from '@heima/domain/open-houses/refusals.ts';
import { endOpenHouses } from '#capabilities/open-houses/jobs/end-open-houses.ts';
import { remindAttendees } from '#capabilities/open-houses/jobs/remind-attendees.ts';
import type { Capability } from '#platform/capability.ts';
import { openHouseData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import { serveCalendar } from './serve-calendar.ts';
import './tables.ts';
import { waitingOpenHouses } from './waiting.ts';

/** Open houses: when a home can be seen, who comes, and who is invited. */
export const openHouses: Capability = {
  name: 'open-houses',
  routes,
  refusals: openHouseRefusals,
  personal: [openHouseData],
  files: [serveCalendar],
  jobs: [remindAttendees],
  reactions: endOpenHouses,
  waiting: waitingOpenHouses,
};
