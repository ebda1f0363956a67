import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { Icon } from '#ui/icon.tsx';
import { TagChip } from '#ui/tag-chip.tsx';

interface ChosenFieldProps<V extends string> {
  id: string;
  legend: string;
  error?: string | undefined;
  chosen: readonly { value: V; label: string }[];
  none: string;
  /** Words of the button that opens the choice. */
  open: string;
  onOpen: () => void;
  onRemove: (value: V) => void;
  children?: ReactNode;
}

/** Things chosen in a dialog of their own, each of which can be taken away here. */
export function ChosenField<V extends string>(props: ChosenFieldProps<V>) {
  const { id, legend, error, chosen, none, open, onOpen, onRemove, children } = props;
  const { t } = useTexts();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <div className="row row--wrap">
        {chosen.map(({ value, label }) => (
          <TagChip
            key={value}
            removeLabel={t('profileScreens.takeAway', { name: label })}
            onRemove={() => {
              onRemove(value);
              opener.current?.focus();
            }}
          >
            {label}
          </TagChip>
        ))}
        {chosen.length === 0 && <span className="muted">{none}</span>}
        <Button ref={opener} size="small" onClick={onOpen}>
          <Icon of={IconPencil} size={16} />
          {open}
        </Button>
      </div>
      {children}
    </FieldGroup>
  );
}
