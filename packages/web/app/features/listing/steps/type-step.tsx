import { isLodging } from '@heima/domain/listings/premises.ts';
import { categoriesOfType, listingCategories } from '@heima/domain/reference/listing-categories.ts';
import { listingTypeIds } from '@heima/domain/reference/listing-types.ts';
import { categoryIcons } from '#entities/listing/category-icons.ts';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import styles from '#features/listing/fields/choice-cards.module.css';
import { ChoiceCards } from '#features/listing/fields/choice-cards.tsx';
import { LawHint } from '#features/listing/law-hint.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** What is let, and as what (V089). */
export function TypeStep() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const type = useDraftField('listing_type');
  const category = useDraftField('listing_category');
  const lodgingNumber = useDraftField('lodging_registration_number');
  const fitting = values.listing_type ? categoriesOfType(values.listing_type) : [];
  return (
    <div className="stack stack--32">
      <ChoiceCards
        {...type}
        legend={t('wizardScreens.fields.type')}
        choices={listingTypeIds.map((id) => ({
          value: id,
          label: t(`reference.labels.listingType.${id}`),
          help: t(`wizardScreens.types.${id}`),
        }))}
        wide
        onChange={(next) =>
          set({
            listing_type: next,
            ...(values.listing_category && !categoriesOfType(next).includes(values.listing_category)
              ? { listing_category: null }
              : {}),
          })
        }
      />
      {values.listing_type && (
        <ChoiceCards
          {...category}
          legend={t('wizardScreens.fields.category')}
          choices={listingCategories
            .filter(({ id }) => fitting.includes(id))
            .map(({ id }) => ({
              value: id,
              label: t(`reference.labels.listingCategory.${id}`),
              icon: categoryIcons[id],
            }))}
        />
      )}
      {isLodging(values) && (
        <div className={classNames(styles.shortFields, 'stack stack--12')}>
          <TextField
            {...lodgingNumber}
            label={t('wizardScreens.fields.lodgingNumber')}
            autoComplete="off"
            maxLength={40}
          />
          <LawHint rule="lodgingNumber" />
        </div>
      )}
    </div>
  );
}
