import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

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
 * Views of one thing, of which one is open; the arrows, Home and End move between them. Tabs that have an address of
 * their own are `LinkTabs`.
 */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => (
  <Root value={value} onValueChange={(next) => onChange(next as Value)}>
    <List className={styles.row} aria-label={label}>
      {tabs.map((tab) => (
        <Trigger key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
        </Trigger>
      ))}
    </List>
    <Content value={value} className={styles.panel} tabIndex={-1}>
      {children}
    </Content>
  </Root>
);
