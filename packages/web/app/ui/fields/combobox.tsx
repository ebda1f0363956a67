import { IconChevronDown } from '@tabler/icons-react';
import { type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './combobox.module.css';
import { controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { Affix, Input } from './input.tsx';

export interface ComboboxItem {
  key: string;
  /** What stands in the field once it is chosen. */
  text: string;
  /** What stands in the list, where that is something else. */
  title?: string;
  /** Said below it, more quietly. */
  more?: string | undefined;
  icon?: ComponentProps<typeof Icon>['of'];
}

interface ComboboxProps<Item extends ComboboxItem> extends FieldWords, FieldState {
  id: string;
  name?: string;
  error?: string | undefined;
  /** What fits what was typed, in order. */
  items: readonly Item[];
  /**
   * What is chosen, of something that is one of a list: the field shows it again when it is left. Nothing for a search,
   * whose field keeps what was typed.
   */
  chosen?: Item | null;
  onText: (text: string) => void;
  /** A search begins anew with each choice, where what is chosen stands elsewhere. */
  clears?: boolean;
  /** The list closes with each choice, since who chooses rarely chooses a second. */
  closes?: boolean;
  /** Nothing when the field was emptied. */
  onChoose: (item: Item | null) => void;
  /** Names the list. */
  listLabel: string;
  /** How many fit, read out while the list is open. */
  found: string;
  icon?: ComponentProps<typeof Icon>['of'];
  placeholder?: string;
  maxLength?: number;
  /** Messages below the field. */
  children?: ReactNode;
}

const textOf = (item: ComboboxItem | null | undefined) => item?.text ?? '';

/**
 * A field with a list of what fits what is typed, after the combobox pattern of WAI-ARIA. Arrows move, Enter chooses,
 * Escape closes the list and nothing else, leaving the field chooses nothing.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { id, items, chosen, onText, onChoose, listLabel } = props;
  const isSearch = chosen === undefined;
  const box = useCombobox<Item>({
    items: [...items],
    id,
    inputId: id,
    selectedItem: chosen ?? null,
    itemToString: textOf,
    itemToKey: (item) => item?.key,
    stateReducer: props.clears ? severalStates(!props.closes) : isSearch ? searchStates : choiceStates,
    onInputValueChange: ({ inputValue }) => onText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
  });
  const shows = box.isOpen && items.length > 0;
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const leave = (): void => void Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    // A key that composes a letter means nothing but the text.
    if (event.nativeEvent.isComposing) return leave();
    if (event.key === 'Escape') {
      // A list that closes has answered it; else it belongs to the dialog around, and the text stays.
      if (shows) event.preventDefault();
      else leave();
    } else if (event.key === 'Enter') {
      // A half-typed search must not send its form along.
      if (isSearch || shows) event.preventDefault();
      if (shows && box.highlightedIndex < 0) {
        leave();
        if (items.length !== 1) return;
        box.selectItem(items[0]!);
        box.closeMenu();
      }
    }
  };
  // Its label is a native one; a list without entries is not open.
  const own = { 'aria-labelledby': undefined, 'aria-expanded': shows };
  return (
    <Field {...fieldProps(props)}>
      <div className={styles.anchor}>
        <Affix icon={props.icon}>
          <Input
            {...controlProps({ id, name: props.name ?? id, error: props.error }, props, props)}
            {...box.getInputProps({
              disabled: props.disabled,
              onBlur: props.onLeave,
              // What is chosen is typed over, not typed on.
              onFocus: isSearch ? undefined : ({ target }) => target.select(),
              onKeyDown: answerKey,
              type: 'text',
              autoComplete: 'off',
              enterKeyHint: isSearch ? 'search' : undefined,
              placeholder: props.placeholder,
              maxLength: props.maxLength,
            })}
            {...own}
          />
          {!isSearch && (
            <IconButton
              {...box.getToggleButtonProps({ disabled: props.disabled })}
              icon={IconChevronDown}
              variant="in-field"
              label={listLabel}
            />
          )}
        </Affix>
        <div
          {...box.getMenuProps({
            'aria-label': listLabel,
            className: styles.list,
            hidden: !shows,
            // A press on its bar for scrolling must not take the focus from the field.
            onMouseDown: (event: MouseEvent) => event.preventDefault(),
          })}
        >
          {shows &&
            items.map((item, index) => (
              <div
                key={item.key}
                {...box.getItemProps({ item, index })}
                className={classNames(styles.option, index === box.highlightedIndex && styles.highlighted)}
              >
                {item.icon && <Icon of={item.icon} />}
                <span>
                  {item.title ?? item.text}
                  {item.more && <span className={styles.more}>{item.more}</span>}
                </span>
              </div>
            ))}
        </div>
      </div>
      <div role="status">
        {shows && <span className="sr">{props.found}</span>}
        {props.children}
      </div>
    </Field>
  );
}

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** The field keeps what was typed; nothing is highlighted before the arrows. */
function searchStates<Item extends ComboboxItem>(
  state: { inputValue: string },
  { type, changes }: UseComboboxStateChangeOptions<Item>,
) {
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  if (type === InputClick) return { ...changes, isOpen: true };
  return changes;
}

/** As a search, but with each choice the field is empty again, and the list may stay open for the next. */
const severalStates =
  (staysOpen: boolean) =>
  <Item extends ComboboxItem>(
    state: { inputValue: string },
    options: UseComboboxStateChangeOptions<Item>,
  ) => {
    const { type, changes } = options;
    if (type === ItemClick || (type === InputKeyDownEnter && changes.selectedItem))
      return { ...changes, inputValue: '', isOpen: staysOpen };
    return searchStates(state, options);
  };

/** What fits first is highlighted; a field that is left shows what is chosen, and emptied it means nothing. */
function choiceStates<Item extends ComboboxItem>(
  state: { selectedItem: Item | null },
  { type, changes }: UseComboboxStateChangeOptions<Item>,
) {
  if (type === InputBlur)
    return { ...changes, selectedItem: state.selectedItem, inputValue: textOf(state.selectedItem) };
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputChange)
    return changes.inputValue === ''
      ? { ...changes, selectedItem: null }
      : { ...changes, highlightedIndex: 0 };
  return changes;
}
