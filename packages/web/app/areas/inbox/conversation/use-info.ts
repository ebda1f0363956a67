import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Whether what a conversation is about stands beside it, as the address says. */
export function useInfo(): { open: boolean; toggle: () => void } {
  const [params, setParams] = useSearchParams();
  const toggle = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (next.get('info') === '1') next.delete('info');
          else next.set('info', '1');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { open: params.get('info') === '1', toggle };
}
