import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { announceMissingPart } from '#platform/errors/announce-missing-part.ts';
import styles from './panels.module.css';
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
 * scripts. Without them its code never comes: that the host takes a class makes the sheet of the panels the page's own.
 */
export const PanelHost = (props: PanelHostProps) => (
  <div className={styles.panelHost}>
    <Suspense>
      <FilterPanel key={props.panel} {...props} />
    </Suspense>
  </div>
);

/** The code could not be had: says so, closes, and lets the next press try again. */
function MissingPanel({ error, onClose }: { error: unknown; onClose(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once.
  useEffect(() => {
    // The address says that the panel is open: loading the page anew is enough.
    announceMissingPart(error, 0, () => {
      FilterPanel = panelOnce();
      onClose();
    });
  }, []);
  return null;
}
