import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { PageFrame } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EditScreen } from './edit-screen.tsx';

/** Whose listing it is not, has no such page. */
const notThere = new ApiProblem({ status: 404, code: 'common.notFound', detail: '' });

/** The edit pages of a listing (V072), for those who may edit it. */
export function EditPage() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(listingQuery(id));
  if (error && !data) return <ErrorScreen error={error} />;
  if (!data) return <Outline />;
  if (!data.can.edit) return <ErrorScreen error={notThere} />;
  return <EditScreen key={id} listing={data} />;
}

const Outline = () => (
  <PageFrame busy>
    <div className="stack stack--24 late" aria-hidden="true">
      <Skeleton width="50%" height={34} />
      <Skeleton height={44} />
      <Skeleton height={320} />
    </div>
  </PageFrame>
);
