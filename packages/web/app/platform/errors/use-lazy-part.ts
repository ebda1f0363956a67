import { useEffect, useState } from 'react';
import { announceMissingPart } from './announce-missing-part.ts';

/**
 * A part of the page that is downloaded when it is first wanted. When that fails the page stays as it is and says so;
 * `onFailed` takes the wish back, so that it can be asked for again.
 */
export function useLazyPart<P>(load: () => Promise<P>, wanted: boolean, onFailed: () => void): P | undefined {
  const [part, setPart] = useState<{ of: P }>();
  const missing = wanted && !part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once each time it is wanted and missing.
  useEffect(() => {
    if (!missing) return;
    let left = false;
    const begunAt = performance.now();
    load().then(
      (of) => {
        if (!left) setPart({ of });
      },
      (error) => {
        if (left) return;
        announceMissingPart(error, begunAt, onFailed);
      },
    );
    return () => {
      left = true;
    };
  }, [missing]);
  return part?.of;
}
