import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ListingErrorBoundary, ListingFailure } from '#areas/find/listing/listing-failure.tsx';
import { ListingSkeleton } from '#areas/find/listing/listing-skeleton.tsx';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { PosterScreen } from './poster-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  listingQuery(params.id ?? ''),
];

export const handle = {
  texts: ['listingScreen', 'posterScreen', 'reference', 'searchScreen'],
} satisfies Screen;

export const loader = pageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({
  'cache-control': 'public, max-age=0, s-maxage=10',
  'x-robots-tag': 'noindex',
});

/** A listing on one sheet of paper, for a notice board. */
export default function PosterPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(listingQuery(id));
  if (error) return <ListingFailure error={error} onAgain={() => void refetch()} />;
  return data ? <PosterScreen listing={data} /> : <ListingSkeleton />;
}

export const ErrorBoundary = ListingErrorBoundary;
