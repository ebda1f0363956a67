import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Facts } from '#ui/facts.tsx';
import styles from './statistics.module.css';
import { ViewsPlot } from './views-plot.tsx';

const counted = ['views', 'likes'] as const;

interface FiguresProps {
  /** Nothing while they are fetched. */
  figures:
    | (Record<(typeof counted)[number], number> & {
        views_by_day: readonly { date: string; views: number }[];
      })
    | undefined;
}

/** How often something was looked at and acted on, and the views of each day. */
export function Figures({ figures }: FiguresProps) {
  const { t, format } = useTexts();
  return (
    <div className="stack stack--24" aria-busy={!figures}>
      <Facts large className={styles.figures}>
        {counted.map((name) => (
          <div key={name}>
            <dt>{t(`landlordScreens.statistics.${name}`)}</dt>
            <dd>{figures ? format.number(figures[name]) : '–'}</dd>
          </div>
        ))}
      </Facts>
      {figures && <ViewsPlot days={figures.views_by_day} />}
    </div>
  );
}
