import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { Input } from '#ui/fields/input.tsx';
import type { ChosenPlace, SuggestionKeys } from './chosen-place.ts';
import type { PlaceSuggestionsProps } from './place-suggestions.tsx';

interface PlaceFieldProps {
  id: string;
  placeholder: string;
  look?: ComponentProps<typeof Input>['look'];
  initial?: string;
  label?: string;
  onChoose(place: ChosenPlace): void;
  /** Typed text was confirmed with Enter; without it Enter sends the form. */
  onEnter?: (text: string) => void;
  /** Cleared after a choice, where chosen places are kept beside the field; streets stay in it. */
  clears?: boolean;
}

const loadSuggestions = () => import('./place-suggestions.tsx');
const PlaceSuggestions = lazy<ComponentType<PlaceSuggestionsProps>>(async () => {
  try {
    return { default: (await loadSuggestions()).PlaceSuggestions };
  } catch {
    // Typed text is understood without suggestions.
    return { default: () => null };
  }
});

/**
 * A field for a place with suggestions (V062), after the combobox pattern of WAI-ARIA. Without scripts it is a plain
 * text field named `place`, whose best match the server takes.
 */
export function PlaceField({
  id,
  placeholder,
  look,
  initial = '',
  label,
  onChoose,
  onEnter,
  clears = false,
}: PlaceFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(undefined);
  const [text, setText] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();

  const close = () => {
    setIsOpen(false);
    setHighlighted(undefined);
  };
  const choose = (place: ChosenPlace) => {
    setText(clears ? (place.search.place ?? '') : place.text);
    close();
    onChoose(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that composes a letter means nothing but the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) keys.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setIsOpen(true);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      const picked = isOpen && keys.current?.pick();
      if (picked || onEnter) event.preventDefault();
      if (!picked) {
        close();
        onEnter?.(text.trim());
      }
    }
  };
  return (
    <>
      <Input
        ref={field}
        look={look}
        id={id}
        name="place"
        placeholder={placeholder}
        aria-label={label}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? highlighted : undefined}
        maxLength={120}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setHighlighted(undefined);
          setIsOpen(true);
        }}
        // Ahead of the first letter; a failure shows when the list is opened.
        onFocus={() => void loadSuggestions().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Suspense>
          <PlaceSuggestions
            listId={listId}
            field={field}
            keys={keys}
            text={text}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  );
}
