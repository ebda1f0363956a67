import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { useClientId } from '#entities/listing/use-client-id.ts';
import { ListingFailure } from './listing-failure.tsx';
import { ListingScreen } from './listing-screen.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';

/** One listing (V065): what is known of it, why it cannot be shown (R260), or its outline while it is on its way. */
export function ListingPage() {
  const { id = '' } = useParams();
  const clientId = useClientId();
  const { data, error, refetch } = useQuery(listingQuery(id, clientId));
  // R260: a failure clears the listing shown so far and keeps the message.
  if (error) return <ListingFailure error={error} onAgain={() => void refetch()} />;
  return data ? <ListingScreen key={id} listing={data} /> : <ListingSkeleton />;
}
