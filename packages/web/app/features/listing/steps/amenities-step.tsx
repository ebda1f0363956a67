import { type Amenity, amenityGroups, chosenAmenities } from '@heima/domain/reference/amenities.ts';
import { furnitureChoices } from '@heima/domain/reference/furniture.ts';
import { amenityIcons } from '#entities/listing/amenity-icons.ts';
import { fieldId, useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { ChipChoices } from '#features/listing/fields/chip-choices.tsx';
import { Segments } from '#features/listing/fields/segments.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** What comes with the home (V090, V082). */
export function AmenitiesStep() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const furniture = useDraftField('furniture');
  return (
    <div className="stack stack--24">
      <Segments
        {...furniture}
        legend={t('wizardScreens.fields.furniture')}
        choices={furnitureChoices.map((value) => ({ value, label: t(`wizardScreens.furniture.${value}`) }))}
      />
      {amenityGroups.map((group) => (
        <ChipChoices<Amenity>
          key={group}
          id={`${fieldId('amenities')}-${group}`}
          legend={t(`reference.labels.amenityGroup.${group}`)}
          choices={chosenAmenities
            .filter((one) => one.group === group)
            .map(({ id }) => ({
              value: id,
              label: t(`reference.labels.amenity.${id}`),
              icon: amenityIcons[id],
            }))}
          value={values.amenities as Amenity[]}
          onChange={(next) =>
            set({ amenities: chosenAmenities.map(({ id }) => id).filter((id) => next.includes(id)) })
          }
        />
      ))}
    </div>
  );
}
