import { type KeyboardEvent, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './statistics.module.css';
import type { DayViews } from './view-bars.tsx';

const loadTable = async () => (await import('./day-table.tsx')).DayTable;
const loadBars = async () => (await import('./view-bars.tsx')).ViewBars;

interface ViewsPlotProps {
  days: readonly DayViews[];
}

/**
 * Views of each day as bars, and the same in a table behind them. The day under the pointer, or the one that the arrow
 * keys have come to, is said above; otherwise it is the last.
 */
export function ViewsPlot({ days }: ViewsPlotProps) {
  const { t, format } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const DayTable = useLazyPart(loadTable, isOpen, () => setIsOpen(false));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  // Without the bars the sentence and the table say the same.
  const Bars = useLazyPart(loadBars, total > 0, () => undefined);
  const end = days.length - 1;
  const [first, last, shown] = [days[0], days[end], days[pointed ?? end]];
  if (!first || !last || !shown) return null;
  const words = {
    total: format.number(total),
    from: format.date(first.date),
    to: format.date(last.date),
    most: format.number(Math.max(...days.map(({ views }) => views))),
  };
  const said = t('landlordScreens.statistics.onDay', {
    date: format.date(shown.date),
    count: shown.views,
    shown: format.number(shown.views),
  });
  const move = (event: KeyboardEvent) => {
    const at = pointed ?? end;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPointed(Math.min(end, Math.max(0, to)));
  };
  return (
    <figure className="stack stack--8">
      <div className="row row--wrap between">
        <figcaption className="medium">{t('landlordScreens.statistics.byDay')}</figcaption>
        {total > 0 && <span className="small muted num">{said}</span>}
      </div>
      {total > 0 ? (
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={t('landlordScreens.statistics.words', words)}
          aria-valuemin={0}
          aria-valuemax={end}
          aria-valuenow={pointed ?? end}
          aria-valuetext={said}
          onKeyDown={move}
          onBlur={() => setPointed(undefined)}
        >
          {Bars && <Bars days={days} pointed={pointed} onPoint={setPointed} />}
        </div>
      ) : (
        <p className="muted">{t('landlordScreens.statistics.none')}</p>
      )}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={classNames(styles.opener, 'small')}>
          {t('landlordScreens.statistics.table')}
        </summary>
        {isOpen && DayTable && <DayTable days={days} />}
      </details>
    </figure>
  );
}
