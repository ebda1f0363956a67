import {
  getReceivedApplication,
  listApplicationsOfListing,
  listReceivedApplications,
} from '@heima/domain/applications/landlord-endpoints.ts';
import {
  getOwnApplication,
  listApplicationEvents,
  listOwnApplications,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { useEffect } from 'react';
import { markStale } from '#platform/api/held.ts';
import { onLive } from '#platform/live/live-events.ts';

const shown = [
  listOwnApplications,
  getOwnApplication,
  listReceivedApplications,
  listApplicationsOfListing,
  getReceivedApplication,
  listApplicationEvents,
];

/** Asks anew for what the page shows of applications; what is not shown is asked for when it is opened. */
export const refreshApplications = (): Promise<void> => markStale(shown);

/** Keeps the applications on the page up to date: the other side may withdraw, open or answer them at any moment. */
export const useLiveApplications = (): void =>
  useEffect(() => onLive(['applications.changed'], () => void refreshApplications()), []);
