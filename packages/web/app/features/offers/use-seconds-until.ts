import { useEffect, useState } from 'react';

/** Whole seconds until a moment; nothing before the page has come alive. */
export function useSecondsUntil(until: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
