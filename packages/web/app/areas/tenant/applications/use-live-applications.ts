import {
  getOwnApplication,
  listApplicationEvents,
  listOwnApplications,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { useEffect } from 'react';
import { markStale } from '#platform/api/held.ts';
import { onLive } from '#platform/live/live-events.ts';

/** Asks anew for what is shown of one's own applications; what is not shown is asked for when it is opened. */
export const refreshApplications = (): Promise<void> =>
  markStale([listOwnApplications, getOwnApplication, listApplicationEvents]);

/** Keeps the applications on the page up to date: the landlord may open and answer them at any moment. */
export const useLiveApplications = (): void =>
  useEffect(() => onLive(['applications.changed'], () => void refreshApplications()), []);
