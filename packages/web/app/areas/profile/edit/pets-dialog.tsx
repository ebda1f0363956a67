import { type PetType, petTypeIds } from '@heima/domain/reference/pet-types.ts';
import { useState } from 'react';
import { petIcons } from '#entities/listing/pet-icons.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Icon } from '#ui/icon.tsx';
import { without } from './pets-field.tsx';
import { PickerDialog } from './picker-dialog.tsx';

interface PetsDialogProps {
  value: readonly PetType[] | null;
  onClose: () => void;
  onChosen: (next: PetType[] | null) => void;
}

/** Chooses kinds of pets: cat, dog, rodent, fish, bird (V054, R145); or says that there are none. */
export function PetsDialog({ value, onClose, onChosen }: PetsDialogProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(value);
  return (
    <PickerDialog
      title={t('profileScreens.pets.title')}
      done={t('profileScreens.pets.done')}
      onDone={() => onChosen(chosen && petTypeIds.filter((pet) => chosen.includes(pet)))}
      onClose={onClose}
    >
      <ul className="stack stack--8">
        {petTypeIds.map((pet, index) => (
          <li key={pet}>
            <Check
              data-first={index === 0 ? true : undefined}
              checked={chosen?.includes(pet) ?? false}
              onChange={({ target }) =>
                setChosen((held) => (target.checked ? [...(held ?? []), pet] : without(held ?? [], pet)))
              }
            >
              <span className="row">
                <Icon of={petIcons[pet]} />
                {t(`reference.labels.petType.${pet}`)}
              </span>
            </Check>
          </li>
        ))}
        <li>
          <Check
            checked={chosen?.length === 0}
            onChange={({ target }) => setChosen(target.checked ? [] : null)}
          >
            {t('profileScreens.facts.noPets')}
          </Check>
        </li>
      </ul>
    </PickerDialog>
  );
}
