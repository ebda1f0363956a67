import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { NoAnswer } from '#platform/api/problem.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import type { Panel } from './search-address.ts';
import type { SearchView } from './use-search.ts';

/** Fetches the code of the panels; called when somebody comes near one of the buttons. */
export const loadPanels = () => import('./filter-panel.tsx');

interface PanelHostProps {
  view: SearchView;
  panel: Panel;
  places: readonly SearchedPlace[];
}

const panelOnce = () =>
  lazy<ComponentType<PanelHostProps>>(async () => {
    try {
      return { default: (await loadPanels()).FilterPanel };
    } catch (error) {
      return {
        default: ({ view }: PanelHostProps) => <MissingPanel error={error} onClose={view.closePanel} />,
      };
    }
  });
let FilterPanel = panelOnce();

/**
 * The panel that the address names. Its code comes when it is opened, from the server too, so that it is there without
 * scripts.
 */
export const PanelHost = (props: PanelHostProps) => (
  <Suspense>
    <FilterPanel key={props.panel} {...props} />
  </Suspense>
);

/** The code could not be had: says so, closes, and lets the next press try again. */
function MissingPanel({ error, onClose }: { error: unknown; onClose(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once.
  useEffect(() => {
    announceProblem(new NoAnswer(error));
    FilterPanel = panelOnce();
    onClose();
  }, []);
  return null;
}
