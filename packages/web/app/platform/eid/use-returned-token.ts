import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { dropToken, keepToken, keptToken } from './kept-token.ts';

const name = 'session_token';

interface ReturnedToken {
  token: string | undefined;
  /** To be called once it was used or refused. */
  forget: () => void;
}

/**
 * The token with which the identity gateway sent the browser back. It is removed from the address at once, so that it
 * stands neither in the history nor in a copied address, and kept in this tab until it is used, so that a reload goes
 * on with it. After a reload it is known one rendering later, since the server does not see it.
 */
export function useReturnedToken(): ReturnedToken {
  const [query] = useSearchParams();
  const { pathname, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const found = query.get(name) ?? undefined;
  const [token, setToken] = useState(found);
  const kept = useRef<string>(undefined);
  // Another step of the page may overtake the removal: it is done as often as the token stands in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: removed once for each entry of the history.
  useEffect(() => {
    if (found === undefined) return;
    // Once: it may have been forgotten while it still stood there.
    if (kept.current !== found) keepToken(pathname, found);
    kept.current = found;
    const rest = new URLSearchParams(query);
    rest.delete(name);
    const search = rest.toString();
    void navigate(
      { pathname, hash, search: search && `?${search}` },
      { replace: true, preventScrollReset: true, state },
    );
  }, [found, key]);
  useEffect(() => {
    setToken((known) => known ?? keptToken(pathname));
  }, [pathname]);
  const forget = useCallback(() => dropToken(pathname), [pathname]);
  return { token, forget };
}
