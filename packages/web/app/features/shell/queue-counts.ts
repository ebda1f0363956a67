import { listQueues } from '@heima/domain/staff-queue/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';

/** The queues of one's areas with how much waits in each. */
export const queuesQuery = () => endpointQuery(listQueues, {});

/** How much waits in all one's queues; nothing is asked for those who are not staff. */
export function useWaiting(person: { is_staff: boolean } | undefined): number {
  const { data } = useQuery({ ...queuesQuery(), enabled: person?.is_staff === true });
  return data?.items.reduce((sum, { open }) => sum + open, 0) ?? 0;
}
