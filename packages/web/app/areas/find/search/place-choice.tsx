import { cities, comparePlaceNames } from '@heima/domain/regions/cities.ts';
import { cityRegions } from '@heima/domain/regions/region-kinds.ts';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ChosenPlace } from '#features/places/chosen-place.ts';
import { PlaceField } from '#features/places/place-field.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Affix } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { placeName } from './filter-words.ts';
import type { PanelFieldsProps } from './panel-fields.ts';
import styles from './panels.module.css';

/** Towns that are offered at first: the largest, and those that are chosen. */
const largeTowns = ['reykjavik', 'kopavogur', 'hafnarfjordur', 'reykjanesbaer', 'akureyri', 'gardabaer'];
const townNames = Object.fromEntries(cities.map(({ id, name }) => [id, name]));

const fields = ['regions', 'cities', 'postal_codes', 'google_place_id'] as const;
type Field = (typeof fields)[number];
type Chosen = Readonly<Record<Field, readonly string[]>>;

/** Where: a field with suggestions, the largest towns, and all regions. */
export function PlaceChoice({ search, draft, places }: PanelFieldsProps) {
  const { t } = useTexts();
  const listId = useId();
  const [chosen, setChosen] = useState<Chosen>({
    regions: search.regions ?? [],
    cities: search.cities ?? [],
    postal_codes: search.postal_codes ?? [],
    google_place_id: search.google_place_id ? [search.google_place_id] : [],
  });
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(places.map((place) => [place.value, placeName(place, t)])),
  );
  // Chips stay where they are when they are unchecked, so that a slip is easily mended.
  const [offered, setOffered] = useState<Chosen>({
    ...chosen,
    regions: cityRegions,
    cities: [...new Set([...chosen.cities, ...largeTowns])],
  });
  const [isOpen, setIsOpen] = useState(chosen.regions.length > 0);
  const facets = draft.answer?.facets;

  const toggle = (field: Field) => (value: string) =>
    setChosen((now) => ({
      ...now,
      [field]: now[field].includes(value)
        ? now[field].filter((one) => one !== value)
        : // The map provider's place is one at a time.
          [...(field === 'google_place_id' ? [] : now[field]), value],
    }));
  const add = ({ text, search: found }: ChosenPlace) => {
    for (const field of fields)
      for (const value of [found[field] ?? []].flat()) {
        setNames((now) => ({ ...now, [value]: text }));
        setOffered((now) => ({ ...now, [field]: [...new Set([...now[field], value])] }));
        setChosen((now) => ({ ...now, [field]: [...new Set([...now[field], value])] }));
        if (field === 'regions') setIsOpen(true);
      }
  };
  return (
    <>
      <Affix icon={IconSearch}>
        <PlaceField
          id="panel-place"
          label={t('searchScreen.bar.placePlaceholder')}
          placeholder={t('searchScreen.bar.placePlaceholder')}
          initial={places.find(({ field }) => field === 'place')?.value ?? ''}
          onChoose={add}
          clears
        />
      </Affix>
      {(['postal_codes', 'google_place_id'] as const).map((field) => (
        <ChoiceChips
          key={field}
          field={field}
          codes={offered[field]}
          names={names}
          chosen={chosen[field]}
          onToggle={toggle(field)}
        />
      ))}
      <ChoiceChips
        field="cities"
        codes={offered.cities.toSorted((a, b) => comparePlaceNames(townNames[a] ?? a, townNames[b] ?? b))}
        names={townNames}
        chosen={chosen.cities}
        counts={facets?.cities}
        onToggle={toggle('cities')}
      />
      <Button
        variant="quiet"
        size="row"
        className={styles.panelFold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('searchScreen.places.allRegions')}
        <Icon of={IconChevronDown} size={16} />
      </Button>
      <div id={listId} hidden={!isOpen}>
        <ChoiceChips
          field="regions"
          codes={offered.regions}
          texts="regions.labels.region"
          chosen={chosen.regions}
          counts={facets?.regions}
          onToggle={toggle('regions')}
        />
      </div>
    </>
  );
}
