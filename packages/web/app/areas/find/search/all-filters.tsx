import { bedroomsFilterTop } from '@heima/domain/listing-search/search-fields.ts';
import {
  durationCodes,
  furnitureCodes,
  houseUtilityCodes,
  listingTypeCodes,
  petCodes,
} from '@heima/domain/listings/listing-codes.ts';
import { chosenAmenities } from '@heima/domain/reference/amenities.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { AvailableBy } from './available-by.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { LengthOfLet } from './length-of-let.tsx';
import { NumberRange } from './number-range.tsx';
import type { PanelFieldsProps } from './panel-fields.ts';
import styles from './panels.module.css';
import { PlaceChoice } from './place-choice.tsx';
import { PriceChoice } from './price-choice.tsx';
import { WordsField } from './words-field.tsx';

const upTo = (top: number, from = 0) => Array.from({ length: top - from + 1 }, (_, at) => from + at);
const bathrooms = upTo(4, 1);

/** Every filter of the search (V060, R289, R290). */
export function AllFilters(props: PanelFieldsProps) {
  const { t } = useTexts();
  const { search, draft } = props;
  const facets = draft.answer?.facets;
  return (
    <>
      <Group title={t('searchScreen.filters.place')}>
        <PlaceChoice {...props} />
      </Group>
      <Group title={t('searchScreen.filters.words')}>
        <WordsField words={search.words} />
      </Group>
      <Group title={t('searchScreen.filters.price')}>
        <PriceChoice {...props} />
      </Group>
      <div className={styles.panelTwo}>
        <NumberRange
          name="bedrooms"
          title={t('searchScreen.filters.bedrooms')}
          min={search.min_bedrooms}
          max={search.max_bedrooms}
          numbers={upTo(bedroomsFilterTop)}
        />
        <NumberRange
          name="bathrooms"
          title={t('searchScreen.filters.bathrooms')}
          min={search.min_bathrooms}
          max={search.max_bathrooms}
          numbers={bathrooms}
        />
      </div>
      <NumberRange
        name="size"
        title={t('searchScreen.filters.size')}
        min={search.min_size}
        max={search.max_size}
        unit="m²"
      />
      <Group title={t('searchScreen.filters.listing_category')}>
        <CategoryChoice {...props} />
      </Group>
      <Group title={t('searchScreen.filters.listing_type')}>
        <ChoiceChips
          field="listing_type"
          codes={listingTypeCodes}
          texts="reference.labels.listingType"
          chosen={search.listing_type}
          counts={facets?.listing_type}
        />
      </Group>
      <Group title={t('searchScreen.filters.available_by')}>
        <AvailableBy {...props} />
      </Group>
      <Group title={t('searchScreen.filters.duration')}>
        <ChoiceChips
          field="duration"
          codes={durationCodes}
          texts="searchScreen.active.duration"
          chosen={search.duration}
        />
        <LengthOfLet months={search.months} />
      </Group>
      <Group title={t('searchScreen.filters.allowed_pets')}>
        <ChoiceChips
          field="allowed_pets"
          codes={petCodes}
          texts="reference.labels.petType"
          chosen={search.allowed_pets}
          counts={facets?.allowed_pets}
        />
      </Group>
      <Group title={t('searchScreen.filters.included')}>
        <ChoiceChips
          field="included"
          codes={houseUtilityCodes}
          texts="reference.labels.houseUtility"
          chosen={search.included}
          counts={facets?.included}
        />
      </Group>
      <Group title={t('searchScreen.filters.furniture')}>
        <ChoiceChips
          field="furniture"
          codes={furnitureCodes}
          texts="reference.labels.furniture"
          chosen={search.furniture}
          counts={facets?.furniture}
        />
      </Group>
      <Group title={t('searchScreen.filters.amenity')}>
        <ChoiceChips
          field="amenity"
          codes={chosenAmenities.map(({ id }) => id)}
          texts="reference.labels.amenity"
          chosen={search.amenity}
          counts={facets?.amenity}
        />
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
