import { useLocation, useNavigate } from 'react-router';

/** The parameter that opens a photo; the first photo is 1. */
const name = 'photo';

/**
 * The open photo stands in the address, so that back closes it and a shared link shows it. Turning the pages replaces
 * the entry; closing goes back to the page when it was opened from there.
 */
export function usePhotoAddress(count: number) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = Number(new URLSearchParams(search).get(name));
  const index = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : undefined;
  const addressOf = (to: number | undefined): string => {
    const params = new URLSearchParams(search);
    if (to === undefined) params.delete(name);
    else params.set(name, String(to + 1));
    return `?${params}`;
  };
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere ?? false;
  return {
    index,
    addressOf,
    open: (to: number) => navigate(addressOf(to), { state: { openedHere: true }, preventScrollReset: true }),
    go: (to: number) => navigate(addressOf(to), { replace: true, state, preventScrollReset: true }),
    close: () => {
      if (openedHere) navigate(-1);
      else navigate(addressOf(undefined), { replace: true, preventScrollReset: true });
    },
  };
}
