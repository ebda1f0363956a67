import type { PetType } from '@heima/domain/reference/pet-types.ts';
import { useCallback, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { ChosenField } from './chosen-field.tsx';

const loadDialog = async () => (await import('./pets-dialog.tsx')).PetsDialog;

/** Whoever takes the last one back has not said that there are none. */
export const without = (pets: readonly PetType[], pet: PetType): PetType[] | null => {
  const left = pets.filter((one) => one !== pet);
  return left.length > 0 ? left : null;
};

/** The pets that would move in, chosen in a dialog (V054). */
export function PetsField({ id, value, onChange, error }: Bound<PetType[] | null>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const PetsDialog = useLazyPart(loadDialog, open, close);
  return (
    <ChosenField
      id={id}
      legend={t('profileScreens.facts.pets')}
      error={error}
      chosen={(value ?? []).map((pet) => ({ value: pet, label: t(`reference.labels.petType.${pet}`) }))}
      none={t(value ? 'profileScreens.facts.noPets' : 'profileScreens.answers.unsaid')}
      open={t('profileScreens.pets.choose')}
      onOpen={() => setOpen(true)}
      onRemove={(pet) => onChange(without(value ?? [], pet))}
    >
      {open && PetsDialog && (
        <PetsDialog
          value={value}
          onClose={close}
          onChosen={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </ChosenField>
  );
}
