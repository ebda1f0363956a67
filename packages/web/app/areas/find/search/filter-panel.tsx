import { readSearch } from '@heima/domain/listing-search/read-search.ts';
import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { type Filter, filterFields, type SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formSearch } from '#features/search/search-path.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { Modal } from '#ui/modal.tsx';
import { AllFilters } from './all-filters.tsx';
import { BedroomChoice } from './bedroom-choice.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { PanelFieldsProps } from './panel-fields.ts';
import panelsStyles from './panels.module.css';
import { PriceChoice } from './price-choice.tsx';
import { countFilters, freshSearch, type Panel, pagePath, withoutFilter } from './search-address.ts';
import { useDraft } from './use-draft.ts';
import type { SearchView } from './use-search.ts';

interface PanelKind {
  title: TextKey;
  /** The filters that the panel asks for; the others go along unseen. */
  filters: readonly Filter[];
  asks: 'include_histogram' | 'include_facets' | 'both' | undefined;
  fields(props: PanelFieldsProps): ReactNode;
}

const kinds: Record<Panel, PanelKind> = {
  price: {
    title: 'searchScreen.filters.price',
    filters: ['price', 'included'],
    asks: 'include_histogram',
    fields: (props) => <PriceChoice {...props} hasIncluded />,
  },
  bedrooms: {
    title: 'searchScreen.filters.bedrooms',
    filters: ['bedrooms'],
    asks: undefined,
    fields: (props) => <BedroomChoice {...props} />,
  },
  type: {
    title: 'searchScreen.filters.listing_category',
    filters: ['listing_category'],
    asks: 'include_facets',
    fields: (props) => <CategoryChoice {...props} />,
  },
  filters: {
    title: 'searchScreen.bar.more',
    filters: [
      'place',
      'words',
      'price',
      'bedrooms',
      'bathrooms',
      'size',
      'listing_type',
      'listing_category',
      'furniture',
      'allowed_pets',
      'included',
      'amenity',
      'available_by',
      'duration',
      'months',
    ],
    asks: 'both',
    fields: (props) => <AllFilters {...props} />,
  },
};

const isSamePlace = (a: SearchAddress, b: SearchAddress): boolean =>
  filterFields.place.every((field) => String(a[field] ?? '') === String(b[field] ?? ''));

const margin = 8;

/** Under the left edge of its button, within the window. */
const placeUnder = (at: DOMRect, modal: HTMLElement) => ({
  left: `${Math.max(margin, Math.min(at.left, innerWidth - modal.offsetWidth - margin))}px`,
  top: `${at.bottom + 10}px`,
});

interface FilterPanelProps {
  view: SearchView;
  panel: Panel;
  places: readonly SearchedPlace[];
}

/**
 * A panel with some of the filters, or with all of them: a form over the results. What is chosen in it counts only
 * when it is sent; closing leaves the search and its address as they were (S11).
 */
export function FilterPanel({ view, panel, places }: FilterPanelProps) {
  const { t, format } = useTexts();
  const { title, filters, asks, fields } = kinds[panel];
  const form = useRef<HTMLFormElement>(null);
  // Clearing starts the fields anew from an emptied search.
  const [start, setStart] = useState({ search: view.search, places, round: 0 });
  const draft = useDraft(start.search, asks);

  const read = () => form.current && readSearch(formSearch(form.current));
  // The values of fields that follow each other are in the form only after React has drawn them.
  const onChange = () => setTimeout(() => draft.set(read() ?? start.search));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const next = read() ?? start.search;
    // Another place than before is not looked for in the part of the map that was searched.
    view.change(isSamePlace(next, view.search) ? next : withoutFilter(next, 'area'));
  };
  const clear = () => {
    const hasPlace = filters.includes('place');
    const cleared = [...filters, ...(hasPlace ? (['area'] as const) : [])].reduce(
      withoutFilter,
      freshSearch(start.search),
    );
    setStart(({ round }) => ({ search: cleared, places: hasPlace ? [] : places, round: round + 1 }));
    draft.set(cleared);
  };
  const count = draft.answer?.count;
  const set = countFilters(draft.search, filters);
  return (
    // Sent open, so that it is there without scripts; with them it is opened again over the page.
    <Modal
      sentOpen
      modalKey={panel}
      holdsPage={false}
      className={
        panel === 'filters' ? classNames(panelsStyles.panel, panelsStyles.panelAll) : panelsStyles.panel
      }
      aria-labelledby="panel-title"
      opener={() => document.getElementById(`open-${panel}`)}
      place={panel === 'filters' ? undefined : placeUnder}
      onClose={view.closePanel}
    >
      <form ref={form} method="get" action="/listings" onSubmit={send} onChange={onChange}>
        <div className={panelsStyles.panelHead}>
          <h2 id="panel-title" tabIndex={-1}>
            {t(title)}
          </h2>
          <IconButton
            icon={IconX}
            className={classNames(panelsStyles.panelScripted, 'end')}
            label={t('searchScreen.panel.close')}
            onClick={view.closePanel}
          />
          <noscript className="end">
            <IconLink icon={IconX} label={t('searchScreen.panel.close')} href={pagePath(view.search)} />
          </noscript>
        </div>
        <div className={panelsStyles.panelBody} key={start.round}>
          <HiddenFields search={start.search} except={filters} />
          {fields({ search: start.search, draft, places: start.places })}
        </div>
        <div className={panelsStyles.panelFoot}>
          <Button
            variant="quiet"
            className={classNames(panelsStyles.panelClear, panelsStyles.panelScripted)}
            onClick={clear}
          >
            {set === 0 ? t('searchScreen.panel.clear') : t('searchScreen.panel.clearCount', { count: set })}
          </Button>
          <Button
            variant="primary"
            size={panel === 'filters' ? 'large' : 'medium'}
            className={panelsStyles.panelGo}
            type="submit"
          >
            <span aria-live="polite">
              {count === undefined
                ? t('searchScreen.panel.show')
                : t('searchScreen.panel.showCount', format.counted(count))}
            </span>
          </Button>
        </div>
      </form>
    </Modal>
  );
}
