import { languageTag } from '@heima/domain/shared/language.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data-table.tsx';
import styles from './statistics.module.css';

interface ViewsPlotProps {
  days: readonly { date: string; views: number }[];
}

/** Views of each day as bars, and the same in a table behind them. */
export function ViewsPlot({ days }: ViewsPlotProps) {
  const { t, format, language } = useTexts();
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
      <div className={styles.vplot} role="img" aria-label={t('landlordScreens.statistics.words', words)}>
        <span className={classNames(styles.vplotMost, 'small muted num')}>{format.number(highest)}</span>
        {days.map(({ date, views }) => (
          <i key={date} style={{ height: `${(100 * views) / highest}%` }} />
        ))}
      </div>
      <div className="row between small muted num" aria-hidden="true">
        <span>{words.from}</span>
        <span>{words.to}</span>
      </div>
      <details>
        <summary className={classNames(styles.vplotTable, 'small')}>
          {t('landlordScreens.statistics.table')}
        </summary>
        <DataTable
          label={t('landlordScreens.statistics.byDay')}
          locale={languageTag(language)}
          rows={days}
          rowKey={({ date }) => date}
          columns={[
            {
              id: 'day',
              title: t('landlordScreens.statistics.day'),
              sortBy: ({ date }) => date,
              cell: ({ date }) => format.date(date),
            },
            {
              id: 'views',
              title: t('landlordScreens.statistics.views'),
              isNumber: true,
              sortBy: ({ views }) => views,
              cell: ({ views }) => format.number(views),
            },
          ]}
        />
      </details>
    </figure>
  );
}
