import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { IconAdjustmentsHorizontal, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { PlaceField } from '#features/places/place-field.tsx';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Chip } from '#ui/chip.tsx';
import { Count } from '#ui/count.tsx';
import { Affix } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { barWords, placeName } from './filter-words.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { loadPanels } from './panel-host.tsx';
import styles from './search.module.css';
import { countMoreFilters, type Panel, withoutFilter } from './search-address.ts';
import type { SearchView } from './use-search.ts';

/** Opening shows when the code cannot be had; coming near only makes it quicker. */
const comeNear = () => void loadPanels().catch(() => undefined);

const formId = 'search-bar';

interface FilterBarProps {
  view: SearchView;
  places: readonly SearchedPlace[];
}

/**
 * The four most used filters and the way to all of them (V060). It is a form, so that without scripts Enter searches
 * and each button leads to its fields.
 */
export function FilterBar({ view, places }: FilterBarProps) {
  const { t, format } = useTexts();
  const { search, panel, openPanel, change } = view;
  useEarlyTyping(formId);
  const names = places
    .map((place) => (place.kind === 'unknown' ? place.value : placeName(place, t)))
    .join(', ');
  const more = countMoreFilters(search);
  const button = (name: Panel, isSet: boolean) => ({
    id: `open-${name}`,
    isSet,
    type: 'submit' as const,
    name: 'open',
    value: name,
    'aria-expanded': panel === name,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: comeNear,
    onFocus: comeNear,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      openPanel(name);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all assistive technology in use.
    <form
      className={styles.filterBar}
      id={formId}
      role="search"
      aria-label={t('searchScreen.bar.label')}
      action="/listings"
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="wrap">
        <div className={styles.filterChips}>
          <HiddenFields search={search} except={['place']} hasOrder={false} />
          {/* Enter presses the first button of a form: it searches, and opens none of the panels. */}
          <button className="sr" type="submit" tabIndex={-1} aria-hidden="true" />
          <div>
            <label className="sr" htmlFor="search-place">
              {t('searchScreen.bar.place')}
            </label>
            <Affix icon={IconSearch} look="pill" className={styles.whereField}>
              <PlaceField
                key={names}
                id="search-place"
                initial={names}
                placeholder={t('searchScreen.bar.where')}
                onChoose={(place) =>
                  change({ ...withoutFilter(withoutFilter(search, 'place'), 'area'), ...place.search })
                }
                onEnter={(text) => {
                  if (text === names) return;
                  const rest = withoutFilter(withoutFilter(search, 'place'), 'area');
                  change(text ? { ...rest, place: text } : rest);
                }}
              />
            </Affix>
          </div>
          <Chip {...button('price', search.min_price !== undefined || search.max_price !== undefined)}>
            {barWords.price(search, t, format)}
            <Icon of={IconChevronDown} size={16} />
          </Chip>
          <Chip
            {...button('bedrooms', search.min_bedrooms !== undefined || search.max_bedrooms !== undefined)}
          >
            {barWords.bedrooms(search, t)}
            <Icon of={IconChevronDown} size={16} />
          </Chip>
          <Chip {...button('type', search.listing_category !== undefined)}>
            {barWords.type(search, t)}
            <Icon of={IconChevronDown} size={16} />
          </Chip>
          <Chip {...button('filters', more > 0)}>
            <Icon of={IconAdjustmentsHorizontal} size={16} />
            {t('searchScreen.bar.more')}
            {more > 0 && (
              <Count>
                {more}
                <span className="sr"> {t('searchScreen.bar.active', { count: more })}</span>
              </Count>
            )}
          </Chip>
        </div>
      </div>
    </form>
  );
}
