import type { NamedPlace } from '@heima/domain/alerts/filter-places.ts';
import { filterKey } from '@heima/domain/alerts/saved-search.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts, translator } from '#platform/i18n/texts.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { savedSearchesQuery } from './saved-searches.ts';
import { wantedFilter } from './search-notes.ts';

interface SaveSearchButtonProps {
  /** The search as the page shows it; its order and page do not count. */
  search: SearchAddress;
  /** The places of the search's answer, for the name. */
  places: readonly NamedPlace[];
  /** What the button says, from the page's own texts: before and after saving. */
  words: { save: string; saved: string };
  /** Opens the sign-in over the page; afterwards `onSuccess` is to run and the page to be loaded anew. */
  onSignIn: (request: { title: string; onSuccess: () => void; onLeave: () => void }) => void;
}

const loadDialogTexts = (language: Parameters<typeof loadTexts>[0]) =>
  loadTexts(language, ['alerts', 'reference', 'regions']);

const SaveSearchDialog = lazy(async () => ({
  default: (await import('./save-search-dialog.tsx')).SaveSearchDialog,
}));

/**
 * Saves the search of the page. A visitor is asked to sign in first, and goes on where this began; a search that is
 * saved already leads to the list.
 */
export function SaveSearchButton({ search, places, words, onSignIn }: SaveSearchButtonProps) {
  const { language } = useTexts();
  const viewer = useViewer();
  const { pathname, search: query } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const key = filterKey(search);
  const { data } = useQuery({ ...savedSearchesQuery(), enabled: viewer !== undefined, staleTime: 300_000 });
  const open = async () => {
    await loadDialogTexts(language);
    setIsOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page comes back from signing in.
  useEffect(() => {
    if (viewer && wantedFilter.get() === key && wantedFilter.take()) void open();
  }, []);

  if (!viewer)
    return (
      <LinkButton
        size="small"
        href={`/login?from=${encodeURIComponent(pathname + query)}`}
        onClick={async (event) => {
          event.preventDefault();
          await loadDialogTexts(language);
          const note = () => wantedFilter.set(key);
          const title = translator(language)('alerts.save.signIn');
          onSignIn({ title, onSuccess: note, onLeave: note });
        }}
      >
        <Icon of={IconBell} size={16} />
        {words.save}
      </LinkButton>
    );
  if (data?.items.some(({ filter }) => filterKey(filter) === key) && !isOpen)
    return (
      <LinkButton variant="soft" size="small" to="/account/saved-searches">
        <Icon of={IconCheck} size={16} />
        {words.saved}
      </LinkButton>
    );
  return (
    <>
      <Button size="small" onClick={() => void open()}>
        <Icon of={IconBell} size={16} />
        {words.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog search={search} places={places} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
