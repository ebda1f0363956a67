import type { ReactNode } from 'react';
import { ApiProblem } from '#platform/api/problem.ts';
import { ErrorScreen } from './error-screen.tsx';

/**
 * What a page about one thing shows where there is none, or where it is somebody else's: another try would change
 * nothing. Nothing while it loads, once it is there, and where it failed otherwise.
 */
export const notThere = ({ data, error }: { data: unknown; error: Error | null }): ReactNode =>
  data === undefined && error instanceof ApiProblem && error.status < 500 ? (
    <ErrorScreen error={error} />
  ) : undefined;
