import type { PetType } from '@heima/domain/reference/pet-types.ts';
import { useCallback, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { ChosenField } from './chosen-field.tsx';

const loadDialog = async () => (await import('./pets-dialog.tsx')).PetsDialog;

/** The pets that would move in, chosen in a dialog (V054). */
export function PetsField({ id, value, onChange, error }: Bound<PetType[]>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const PetsDialog = useLazyPart(loadDialog, open, close);
  return (
    <ChosenField
      id={id}
      legend={t('profileScreens.facts.pets')}
      error={error}
      chosen={value.map((pet) => ({ value: pet, label: t(`reference.labels.petType.${pet}`) }))}
      none={t('profileScreens.facts.noPets')}
      open={t('profileScreens.pets.choose')}
      onOpen={() => setOpen(true)}
      onRemove={(pet) => onChange(value.filter((one) => one !== pet))}
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
