import type { ComponentProps } from 'react';
import styles from './overview.module.css';
import { RecentSection } from './recent-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

interface OverviewColumnsProps {
  waiting: ComponentProps<typeof WaitingSection>['rows'];
  steps: ComponentProps<typeof StepsSection>['rows'];
  recent: ComponentProps<typeof RecentSection>['items'];
}

/** What waits, beside what may be done next and what has happened. */
export const OverviewColumns = ({ waiting, steps, recent }: OverviewColumnsProps) => (
  <div className={styles.columns}>
    <WaitingSection rows={waiting} />
    <div className="stack stack--24">
      <StepsSection rows={steps} />
      <RecentSection items={recent} />
    </div>
  </div>
);
