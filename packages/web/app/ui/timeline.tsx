import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './timeline.module.css';
import type { Tone } from './tone.ts';

export interface TimelineEvent {
  key: string;
  /** The moment, for machines: ISO 8601. */
  at: string;
  /** The moment, as it is read. */
  when: string;
  /** What happened, or who did it. */
  what: ReactNode;
  actor?: ReactNode;
  icon: ComponentProps<typeof Icon>['of'];
  tone?: Exclude<Tone, 'accent'>;
}

/** What has happened to something, in order, with when and by whom. */
export const Timeline = ({ label, events }: { label: string; events: readonly TimelineEvent[] }) => (
  <ol className={styles.timeline} aria-label={label}>
    {events.map(({ key, at, when, what, actor, icon, tone = 'neutral' }) => (
      <li key={key} className={styles.event}>
        <span className={classNames(styles.sign, tone !== 'neutral' && styles[tone])}>
          <Icon of={icon} size={14} />
        </span>
        <div>
          <div>{what}</div>
          <div className={styles.when}>
            <time dateTime={at}>{when}</time>
            {actor && <> · {actor}</>}
          </div>
        </div>
      </li>
    ))}
  </ol>
);
