import { readSearch } from '@heima/domain/listing-search/read-search.ts';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AmountInput } from '#features/listings/amount-input.tsx';
import { formSearch, searchPath } from '#features/listings/search-path.ts';
import { type ChosenPlace, PlaceField } from '#features/places/place-field.tsx';
import { useEarlyTyping } from '#platform/forms/early-typing.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
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
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all assistive technology in use.
    <form
      id={formId}
      className={classNames(styles.find, 'float')}
      action="/listings"
      method="get"
      role="search"
      aria-label={t('homeScreen.find.label')}
      onSubmit={search}
    >
      <div className="field">
        <label htmlFor="home-place">{t('homeScreen.find.where')}</label>
        <PlaceField
          id="home-place"
          placeholder={t('homeScreen.find.wherePlaceholder')}
          onChoose={(place) => {
            chosen.current = place;
          }}
        />
      </div>
      <div className="field">
        <label htmlFor="home-type">{t('homeScreen.find.type')}</label>
        <select className="select" id="home-type" name="listing_category" defaultValue="">
          <option value="">{t('homeScreen.find.anyType')}</option>
          {categories.map((code) => (
            <option key={code} value={code}>
              {t(`reference.labels.listingCategory.${code}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="home-bedrooms">{t('homeScreen.find.bedrooms')}</label>
        <select className="select" id="home-bedrooms" name="min_bedrooms" defaultValue="">
          <option value="">{t('homeScreen.find.anyBedrooms')}</option>
          {[1, 2, 3, 4].map((number) => (
            <option key={number} value={number}>
              {t('homeScreen.find.atLeast', { count: number })}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="home-price">{t('homeScreen.find.maxPrice')}</label>
        <div className="affix">
          <AmountInput id="home-price" name="max_price" placeholder={300_000} />
          <span>{t('homeScreen.find.perMonth')}</span>
        </div>
      </div>
      <Button variant="primary" size="large" className={styles.findGo} type="submit">
        <Icon of={IconSearch} />
        {t('homeScreen.find.submit')}
      </Button>
    </form>
  );
}
