import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { useEffect } from 'react';
import { markStale } from '#platform/api/held.ts';
import { onLive } from '#platform/live/live-events.ts';

/** Asks these endpoints anew whenever an application of this person has changed, here or elsewhere. */
export const useChangedApplications = (endpoints: readonly Endpoint[]): void =>
  useEffect(() => onLive(['applications.changed'], () => void markStale(endpoints)), [endpoints]);
