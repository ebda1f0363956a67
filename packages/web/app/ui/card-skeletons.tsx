import { Skeleton } from './skeleton.tsx';
/** What stands where cards are on their way. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div className="stack stack--24" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <Skeleton key={at} card />
    ))}
  </div>
);
