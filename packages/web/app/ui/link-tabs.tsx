import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';
import { useHiddenTabs } from './use-hidden-tabs.ts';

interface LinkTabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; to: string; label: ReactNode }[];
  value: Value;
  /** `side` stands beside what it shows, and on phones in a row above it. */
  look?: 'row' | 'side';
}

/** Views of one page, each with an address of its own; the open one is in sight where the row is too long. */
export function LinkTabs<Value extends string>({ label, tabs, value, look = 'row' }: LinkTabsProps<Value>) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another link.
  useEffect(() => {
    const [box, open] = [row.current!, row.current!.querySelector<HTMLElement>('[aria-current]')];
    if (open) box.scrollLeft = open.offsetLeft - box.offsetLeft - (box.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  useHiddenTabs(row);
  return (
    <nav ref={row} className={styles[look]} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.value === value ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
