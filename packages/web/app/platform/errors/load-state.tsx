import type { ReactNode } from 'react';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { LoadProblem } from './load-problem.tsx';

interface Loading {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * What a page or part of it shows while its data is not there.
 * @param title What could not be fetched.
 * @returns Nothing once the data is there; else why it could not be fetched, or its outline.
 */
export function loadState({ data, error, refetch }: Loading, title: string, cards = 2): ReactNode {
  if (data) return undefined;
  if (error) return <LoadProblem title={title} error={error} onAgain={() => void refetch()} />;
  return <CardSkeletons count={cards} />;
}
