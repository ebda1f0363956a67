import { unbroken } from '@heima/domain/shared/one-line.ts';
import { IconBuildingCommunity, IconMail, IconMap2, IconMapPin, IconRoad } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ChosenPlace, SuggestionKeys } from './chosen-place.ts';
import suggestionsStyles from './suggestions.module.css';
import { type PlaceOption, usePlaceOptions } from './use-place-options.ts';

export interface PlaceSuggestionsProps {
  listId: string;
  field: RefObject<HTMLInputElement | null>;
  keys: RefObject<SuggestionKeys | undefined>;
  text: string;
  /** Id of the highlighted option. */
  highlighted: string | undefined;
  onHighlight(id: string | undefined): void;
  onChoose(place: ChosenPlace): void;
}

const icons = {
  region: IconMap2,
  town: IconBuildingCommunity,
  postal_code: IconMail,
  street: IconRoad,
  address: IconMapPin,
  map_place: IconMapPin,
} as const;

/** The list under a place field. It is fixed to the window, because the field may stand in a row that scrolls. */
export function PlaceSuggestions({
  listId,
  field,
  keys,
  text,
  highlighted,
  onHighlight,
  onChoose,
}: PlaceSuggestionsProps) {
  const { t } = useTexts();
  const { options, isSettled } = usePlaceOptions(text);
  const box = useBoxBelow(field);
  const idOf = (at: number) => `${listId}-${at}`;
  const at = options.findIndex((_, index) => idOf(index) === highlighted);

  useImperativeHandle(keys, () => ({
    move: (step) => {
      if (options.length === 0) return;
      const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
      onHighlight(idOf(next));
    },
    pick: () => {
      const option = options[at];
      if (option) onChoose(option.place);
      return Boolean(option);
    },
  }));
  if (!box || (options.length === 0 && !isSettled)) return null;
  return (
    <Card raised className={suggestionsStyles.box} style={box}>
      <div role="listbox" id={listId} aria-label={t('searchScreen.places.label')}>
        {options.map((option, index) => (
          <Suggestion
            key={option.key}
            id={idOf(index)}
            option={option}
            isHighlighted={index === at}
            onPick={() => onChoose(option.place)}
          />
        ))}
      </div>
      <p className={options.length > 0 ? 'sr' : suggestionsStyles.none} role="status">
        {options.length > 0
          ? t('searchScreen.places.count', { count: options.length })
          : t('searchScreen.places.none', { text })}
      </p>
    </Card>
  );
}

interface SuggestionProps {
  id: string;
  option: PlaceOption;
  isHighlighted: boolean;
  onPick(): void;
}

function Suggestion({ id, option, isHighlighted, onPick }: SuggestionProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are answered by the field, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are never focused themselves.
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
      // Pressing must not take the focus from the field, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon of={icons[option.kind]} />
      <span>
        <span className={suggestionsStyles.title}>{option.title}</span>
        {option.subtitle && <span className="small muted">{unbroken(option.subtitle)}</span>}
      </span>
    </div>
  );
}

/** Where the list stands: under the field, as wide as it and no narrower than a name. */
function useBoxBelow(field: RefObject<HTMLInputElement | null>) {
  const [box, setBox] = useState<{ left: number; top: number; width: number; maxHeight: number }>();
  useLayoutEffect(() => {
    const measure = () => {
      const at = field.current?.getBoundingClientRect();
      if (!at) return;
      const width = Math.min(Math.max(at.width, 300), innerWidth - 16);
      const left = Math.max(8, Math.min(at.left - 8, innerWidth - width - 8));
      const top = at.bottom + 8;
      setBox({ left, top, width, maxHeight: Math.max(160, innerHeight - top - 16) });
    };
    measure();
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [field]);
  return box;
}
