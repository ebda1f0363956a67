import { useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './statistics.module.css';

const loadTable = async () => (await import('./day-table.tsx')).DayTable;

interface ViewsPlotProps {
  days: readonly { date: string; views: number }[];
}

/** Views of each day as bars, and the same in a table behind them. */
export function ViewsPlot({ days }: ViewsPlotProps) {
  const { t, format } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const DayTable = useLazyPart(loadTable, isOpen, () => setIsOpen(false));
  const highest = Math.max(1, ...days.map(({ views }) => views));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const words = {
    total: format.number(total),
    from: format.date(first.date),
    to: format.date(last.date),
    most: format.number(highest),
  };
  return (
    <figure className="stack stack--8">
      <figcaption className="medium">{t('landlordScreens.statistics.byDay')}</figcaption>
      <div className={styles.plot} role="img" aria-label={t('landlordScreens.statistics.words', words)}>
        <span className={classNames(styles.most, 'small muted num')}>{format.number(highest)}</span>
        {days.map(({ date, views }) => (
          <i key={date} style={{ height: `${(100 * views) / highest}%` }} />
        ))}
      </div>
      <div className="row between small muted num" aria-hidden="true">
        <span>{words.from}</span>
        <span>{words.to}</span>
      </div>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={classNames(styles.opener, 'small')}>
          {t('landlordScreens.statistics.table')}
        </summary>
        {isOpen && DayTable && <DayTable days={days} />}
      </details>
    </figure>
  );
}
