import { IconDots } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './menu.module.css';
import type { MenuEntry } from './menu-entry.ts';
import type { MenuList } from './menu-list.tsx';

interface MenuProps {
  /** Names the button, with the thing it is about. */
  label: string;
  entries: readonly MenuEntry[];
  className?: string;
  /** The button, for whom the focus has to come back later. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Called when the list cannot be fetched; the next press tries again. */
  onFailure: (error: unknown, begunAt: number) => void;
}

const load = () => import('./menu-list.tsx');
/** Ahead of the press; a failure is shown when the press comes. */
const fetchAhead = () => void load().catch(() => undefined);

/** What else can be done with one thing, behind a button of three dots. The list is fetched when one comes near. */
export function Menu({ label, entries, className, ref, onFailure }: MenuProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const [List, setList] = useState<typeof MenuList>();
  const byKey = useRef(false);
  const close = () => setList(undefined);
  const open = async (isKey: boolean) => {
    byKey.current = isKey;
    const begunAt = performance.now();
    try {
      const part = await load();
      setList(() => part.MenuList);
    } catch (error) {
      onFailure(error, begunAt);
    }
  };
  return (
    <span className={classNames(styles.anchor, className)}>
      <IconButton
        ref={button}
        icon={IconDots}
        label={label}
        aria-haspopup="menu"
        aria-expanded={List !== undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        // A key that presses a button makes a click without a count.
        onClick={({ detail }) => (List ? close() : void open(detail === 0))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          void open(true);
        }}
      />
      {List && <List label={label} entries={entries} button={button} byKey={byKey.current} onClose={close} />}
    </span>
  );
}
