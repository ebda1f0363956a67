import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

declare global {
  interface Window {
    /** The path that the router is on its way to; read when the page is loaded anew meanwhile. */
    heimaGoing?: string | undefined;
    /** Set by the script in the page: loads it anew, and presses again, when the server has another build. */
    heimaRenewed?: (begunAt: number) => Promise<boolean>;
  }
}

/** Tells the script in the page where the router is going, so that it is reached although its files are gone. */
export function useGoing(): void {
  const { location } = useNavigation();
  useEffect(() => {
    window.heimaGoing = location && createPath(location);
  }, [location]);
}
