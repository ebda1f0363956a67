import { useTexts } from '../../../platform/i18n/use-texts.tsx';

interface ViewsPlotProps {
  days: readonly { date: string; views: number }[];
}

const width = 640;
const height = 160;
const foot = 18;

/** Views of each day as bars, and the same in a table behind them. */
export function ViewsPlot({ days }: ViewsPlotProps) {
  const { t, format } = useTexts();
  const highest = Math.max(1, ...days.map(({ views }) => views));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const wide = width / Math.max(1, days.length);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="stack stack--8">
      <figcaption className="medium">{t('landlord.statistics.byDay')}</figcaption>
      <svg
        className="plot"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('landlord.statistics.words', {
          total: format.number(total),
          from: format.date(first.date),
          to: format.date(last.date),
          most: format.number(highest),
        })}
      >
        <line className="axis" x1="0" x2={width} y1={height - foot} y2={height - foot} />
        {days.map(({ date, views }, index) => {
          const tall = ((height - foot - 14) * views) / highest;
          return (
            <rect
              key={date}
              x={index * wide + 1.5}
              y={height - foot - tall}
              width={Math.max(1, wide - 3)}
              height={tall}
              rx="2"
              fill="var(--fjord)"
            />
          );
        })}
        <text x="0" y={height - 4}>
          {format.date(first.date)}
        </text>
        <text x={width} y={height - 4} textAnchor="end">
          {format.date(last.date)}
        </text>
        <text x="0" y="10">
          {format.number(highest)}
        </text>
      </svg>
      <details>
        <summary className="small">{t('landlord.statistics.table')}</summary>
        <table className="table table--dense">
          <thead>
            <tr>
              <th scope="col">{t('landlord.statistics.day')}</th>
              <th scope="col" className="r">
                {t('landlord.statistics.views')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, views }) => (
              <tr key={date}>
                <td>{format.date(date)}</td>
                <td className="r">{format.number(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
