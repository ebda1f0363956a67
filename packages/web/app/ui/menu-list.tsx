import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type RefObject, useContext, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './floating.module.css';
import { Icon } from './icon.tsx';
import anchorStyles from './menu.module.css';
import type { MenuEntry } from './menu-entry.ts';
import { ModalHost } from './modal-host.ts';

/** The button says it all; this says nothing. */
const placeOnly = {
  'aria-hidden': true,
  'aria-haspopup': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
} as const;

interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
  button: RefObject<HTMLButtonElement | null>;
  /** Opened by a key: then the first entry has the focus. */
  byKey: boolean;
  onClose: () => void;
}

/**
 * The open list of a `Menu`. Arrows, Home, End and first letters move, Enter chooses, Escape closes. An action begins
 * when the list is gone and the focus is back at the button, so that what it opens gives the focus back to the button.
 */
export function MenuList({ label, entries, button, byKey, onClose }: MenuListProps) {
  const startsAtFirst = useRef(byKey);
  const chosen = useRef<() => void>(undefined);
  const host = useContext(ModalHost);
  return (
    <Root open modal={false} onOpenChange={onClose}>
      <Trigger asChild>
        <span className={anchorStyles.place} {...placeOnly} />
      </Trigger>
      <Portal container={host}>
        <Content
          className={classNames(styles.box, styles.menu)}
          aria-labelledby={undefined}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onFocus={({ target, currentTarget }) => {
            if (!startsAtFirst.current || target !== currentTarget) return;
            startsAtFirst.current = false;
            currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
          }}
          onInteractOutside={(event) => {
            // The button itself closes it by the same press.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
            chosen.current?.();
          }}
        >
          {entries.map((entry) => (
            <Entry
              key={entry.label}
              entry={entry}
              onChoose={(act) => {
                chosen.current = act;
              }}
            />
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

function Entry({ entry, onChoose }: { entry: MenuEntry; onChoose: (act: () => void) => void }) {
  const words: ReactNode = (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      {entry.label}
    </>
  );
  if (entry.to !== undefined)
    return (
      <Item asChild className={styles.item}>
        <Link to={entry.to}>{words}</Link>
      </Item>
    );
  return (
    <Item
      className={classNames(styles.item, entry.danger && styles.danger)}
      disabled={entry.disabled}
      onSelect={() => onChoose(entry.onChoose)}
    >
      {words}
    </Item>
  );
}
