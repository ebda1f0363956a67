import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { LoginFlow } from '#features/auth/login-flow.ts';
import { backFrom, type LoginView } from '#features/auth/login-views.ts';

/** What an entry of the browser's history knows: its view, and whether the entry before it is a view of this page too. */
interface Entry {
  view?: LoginView;
  follows?: boolean;
}

/**
 * Makes each view of the sign-in page a step of the browser's history: Back goes one view back, as the arrow does
 * (R047 to R052), and leaves the page from its first view only.
 */
export function useViewHistory({ view, go, finish }: Pick<LoginFlow, 'view' | 'go' | 'finish'>): void {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const first = useRef(view);
  const entry = (location.state ?? {}) as Entry;
  const entryView = entry.view ?? first.current;
  const begun = useRef(false);
  const seenKey = useRef(location.key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks what has changed, a view or the entry, whenever either does
  useEffect(() => {
    const step = (state: Entry, replace = false) =>
      void navigate(location, { state, replace, preventScrollReset: true });
    const moved = seenKey.current !== location.key;
    seenKey.current = location.key;
    if (entryView === view) begun.current = true;
    // A page that is opened anew, also by a reload, begins at its first view.
    else if (!begun.current) step({ ...entry, view }, true);
    else if (moved && type === 'POP') {
      // Whoever is signed in already does not go back to signing in.
      if (view === 'bio') void finish();
      else go(entryView);
    } else if (entry.follows && backFrom(entryView) === view) void navigate(-1);
    // The gateway is asked once: going back to the asking would only lead here again.
    else if (view === 'personal-id-email') step({ ...entry, view }, true);
    else step({ view, follows: true }, view === 'bio');
  }, [view, location.key]);
}
