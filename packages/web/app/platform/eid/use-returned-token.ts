import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const name = 'session_token';

/**
 * The token with which the identity gateway sent the browser back. It is taken out of the address at once, so that it
 * stands neither in the history nor in a copied address.
 */
export function useReturnedToken(): string | undefined {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const found = query.get(name) ?? undefined;
  const [token] = useState(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is cleaned once, when a token stands in it.
  useEffect(() => {
    if (found === undefined) return;
    const rest = new URLSearchParams(query);
    rest.delete(name);
    const search = rest.toString();
    void navigate(
      { pathname, hash, search: search && `?${search}` },
      { replace: true, preventScrollReset: true },
    );
  }, [found]);
  return token;
}
