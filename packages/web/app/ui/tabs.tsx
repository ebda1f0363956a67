import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';
import { useHiddenTabs } from './use-hidden-tabs.ts';

interface TabsProps<Value extends string> {
  /** What is chosen between. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What belongs to the open tab. */
  children: ReactNode;
}

/**
 * Views of one thing, of which one is open, after the tabs pattern of WAI-ARIA: the arrows go round, Home and End open
 * the first and the last. Tabs that have an address of their own are `LinkTabs`.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useHiddenTabs(list);
  const at = tabs.findIndex((tab) => tab.value === value);
  const answerKey = (event: KeyboardEvent) => {
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const next = (steps[event.key as keyof typeof steps] + tabs.length) % tabs.length;
    onChange(tabs[next]!.value);
    (list.current!.children[next] as HTMLElement).focus();
  };
  return (
    <div>
      <div ref={list} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={answerKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
