import type { SearchedPlace } from '@heima/domain/listings/search-answer.ts';
import { lazy, Suspense } from 'react';
import type { Panel } from './search-address.ts';
import type { SearchView } from './use-search.ts';

/** Fetches the code of the panels; called when somebody comes near one of the buttons. */
export const loadPanels = () => import('./filter-panel.tsx');
const FilterPanel = lazy(async () => ({ default: (await loadPanels()).FilterPanel }));

interface PanelHostProps {
  view: SearchView;
  panel: Panel;
  places: readonly SearchedPlace[];
}

/** The panel that the address names. Its code comes when it is opened. */
export const PanelHost = (props: PanelHostProps) => (
  <Suspense>
    <FilterPanel key={props.panel} {...props} />
  </Suspense>
);
