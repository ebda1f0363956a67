import { joined } from '@heima/domain/shared/one-line.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Property } from './property-field.tsx';

interface UnitChoiceProps {
  id: string;
  property: Property;
  chosen: string | undefined;
  onChoose: (unit: Property['units'][number]) => void;
}

/** Which part of a property is let, where the register knows several. */
export function UnitChoice({ id, property, chosen, onChoose }: UnitChoiceProps) {
  const { t, format } = useTexts();
  if (property.units.length < 2) return null;
  return (
    <SelectField
      id={id}
      name={id}
      label={t('wizardScreens.address.unit')}
      placeholder={t('wizardScreens.address.chooseUnit')}
      value={chosen ?? ''}
      onChange={(marking) => {
        const unit = property.units.find((one) => one.marking === marking);
        if (unit) onChoose(unit);
      }}
      options={property.units.map(({ marking, apartment_number, use, size }) => ({
        value: marking,
        label: joined([apartment_number ?? marking, use, size !== null && `${format.number(size)}\u00a0m²`]),
      }))}
    />
  );
}
