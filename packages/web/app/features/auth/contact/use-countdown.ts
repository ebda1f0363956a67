import { useEffect, useState } from 'react';

/** Whole seconds until an instant, ticking; 0 when it has passed or there is none. */
export function useCountdown(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const running = left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new instant starts a new count.
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running, until]);
  return left;
}
