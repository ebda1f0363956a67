import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './floating.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ModalHost } from './modal-host.ts';

interface EntryLook {
  icon?: ComponentProps<typeof Icon>['of'];
  label: string;
}

/** An action, or a link to a page. */
export type MenuEntry = EntryLook &
  (
    | { onChoose: () => void; to?: never; danger?: boolean; disabled?: boolean }
    | { to: string; onChoose?: never; danger?: never; disabled?: never }
  );

interface MenuProps {
  /** Names the button, with the thing it is about. */
  label: string;
  entries: readonly MenuEntry[];
  size?: ComponentProps<typeof IconButton>['size'];
  className?: string;
  /** The button, for whom the focus has to come back later. */
  ref?: RefObject<HTMLButtonElement | null>;
}

/**
 * What else can be done with one thing, behind a button of three dots. Arrows, Home, End and first letters move, Enter
 * chooses, Escape closes. An action begins when the menu is gone and the focus is back at the button, so that what it
 * opens gives the focus back to the button.
 */
export function Menu({ label, entries, size, className, ref }: MenuProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const chosen = useRef<() => void>(undefined);
  const host = useContext(ModalHost);
  return (
    <Root modal={false}>
      <Trigger asChild>
        <IconButton ref={button} icon={IconDots} label={label} size={size} className={className} />
      </Trigger>
      <Portal container={host}>
        <Content
          className={classNames(styles.box, styles.menu)}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const act = chosen.current;
            if (!act) return;
            chosen.current = undefined;
            event.preventDefault();
            button.current?.focus();
            act();
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
