import { readSearch } from '@heima/domain/listing-search/read-search.ts';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ChosenPlace } from '#features/places/chosen-place.ts';
import { PlaceField } from '#features/places/place-field.tsx';
import { OwnAmountField } from '#features/search/amount-field.tsx';
import { formSearch, searchPath } from '#features/search/search-path.ts';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './home.module.css';

const categories = ['apartment', 'room', 'studio', 'townhouse', 'single_family_home'] as const;

const formId = 'home-find';

/** The search of the front page: a plain form to /listings, which scripts only make quicker. */
export function FindForm() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const chosen = useRef<ChosenPlace>(undefined);
  useEarlyTyping(formId);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { place, ...rest } = readSearch(formSearch(event.currentTarget));
    const where = chosen.current?.text === place ? chosen.current?.search : { place };
    navigate(searchPath({ ...rest, ...where }));
  };

  return (
    <Card
      as="form"
      raised
      id={formId}
      className={styles.findForm}
      action="/listings"
      method="get"
      role="search"
      aria-label={t('homeScreen.find.label')}
      onSubmit={search}
    >
      <Field id="home-place" look="in-bar" className={styles.findField} label={t('homeScreen.find.where')}>
        <PlaceField
          id="home-place"
          look="in-bar"
          placeholder={t('homeScreen.find.wherePlaceholder')}
          onChoose={(place) => {
            chosen.current = place;
          }}
        />
      </Field>
      <Field id="home-type" look="in-bar" className={styles.findField} label={t('homeScreen.find.type')}>
        <Select look="in-bar" id="home-type" name="listing_category" defaultValue="">
          <option value="">{t('homeScreen.find.anyType')}</option>
          {categories.map((code) => (
            <option key={code} value={code}>
              {t(`reference.labels.listingCategory.${code}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="home-bedrooms"
        look="in-bar"
        className={styles.findField}
        label={t('homeScreen.find.bedrooms')}
      >
        <Select look="in-bar" id="home-bedrooms" name="min_bedrooms" defaultValue="">
          <option value="">{t('homeScreen.find.anyBedrooms')}</option>
          {[1, 2, 3, 4].map((number) => (
            <option key={number} value={number}>
              {t('homeScreen.find.atLeast', { count: number })}
            </option>
          ))}
        </Select>
      </Field>
      <OwnAmountField
        id="home-price"
        name="max_price"
        look="in-bar"
        className={styles.findField}
        label={t('homeScreen.find.maxPrice')}
        unit={t('homeScreen.find.perMonth')}
        placeholder={t('homeScreen.find.priceExample')}
      />
      <Button variant="primary" size="large" className={styles.findGo} type="submit">
        <Icon of={IconSearch} />
        {t('homeScreen.find.submit')}
      </Button>
    </Card>
  );
}
