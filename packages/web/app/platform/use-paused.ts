import { useEffect, useState } from 'react';

/** Typing faster than this asks once. */
const pauseMs = 200;

/** What is typed, once the typing pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
