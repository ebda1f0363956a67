import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { followDarkness } from '#platform/theme.ts';

export interface DayViews {
  /** Plain date. */
  date: string;
  views: number;
}

interface ViewBarsProps {
  days: readonly DayViews[];
  /** The day that is pointed at; none is the last. */
  pointed: number | undefined;
  onPoint: (day: number | undefined) => void;
}

/** Pixels, as the sheet has it: nothing moves when the bars come. */
const height = 200;
/** Days between two labels. */
const week = 7;

/** The bars of the views, drawn on a canvas; fetched only where they are shown. */
export function ViewBars({ days, pointed, onPoint }: ViewBarsProps) {
  const { format } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const shown = useRef(pointed);
  shown.current = pointed;

  useEffect(() => {
    const element = box.current!;
    const colour = (name: string) => () => getComputedStyle(element).getPropertyValue(name);
    const axis: UPlot.Axis = {
      stroke: colour('--slate'),
      font: `13px ${getComputedStyle(element).fontFamily}`,
      ticks: { show: false },
    };
    const made = new UPlot(
      {
        width: element.clientWidth || 320,
        height,
        padding: [18, 20, 0, 0],
        legend: { show: false },
        cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
        scales: {
          x: { time: false, range: [-0.5, days.length - 0.5] },
          y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
        },
        axes: [
          {
            ...axis,
            size: 28,
            grid: { show: false },
            splits: () => days.map((_, at) => at).filter((at) => (days.length - 1 - at) % week === 0),
            values: (_, splits) => splits.map((at) => format.date(days[at]!.date).slice(0, 6)),
          },
          {
            ...axis,
            size: 44,
            space: 26,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000],
            grid: { stroke: colour('--line'), width: 1 },
            values: (_, splits) => splits.map((views) => format.number(views)),
          },
        ],
        series: [
          {},
          {
            fill: colour('--fjord'),
            width: 0,
            points: { show: false },
            paths: UPlot.paths.bars!({ size: [0.72, 28], radius: 0.12 }),
          },
        ],
        hooks: {
          setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)],
          draw: [
            (drawn) =>
              label(drawn, days, shown.current ?? days.length - 1, {
                colour: colour('--ink')(),
                ground: colour('--snow')(),
              }),
          ],
        },
      },
      [days.map((_, at) => at), days.map(({ views }) => views)],
      element,
    );
    plot.current = made;
    const repaint = () => made.redraw(false);
    const size = new ResizeObserver(() => made.setSize({ width: element.clientWidth || 320, height }));
    size.observe(element);
    const unfollow = followDarkness(repaint);
    return () => {
      size.disconnect();
      unfollow();
      made.destroy();
    };
  }, [days, format, onPoint]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the label is drawn anew when another day is pointed at.
  useEffect(() => plot.current?.redraw(false), [pointed]);

  return <div ref={box} />;
}

/** Writes the number of one day above its bar. */
function label(
  plot: UPlot,
  days: readonly DayViews[],
  at: number,
  { colour, ground }: { colour: string; ground: string },
): void {
  const { ctx } = plot;
  const { views } = days[at]!;
  ctx.save();
  ctx.fillStyle = colour;
  ctx.font = `600 ${13 * UPlot.pxRatio}px ${getComputedStyle(plot.root).fontFamily}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  const place = [plot.valToPos(at, 'x', true), plot.valToPos(views, 'y', true) - 3 * UPlot.pxRatio] as const;
  // A bar beside it may be higher: the number stands out from it.
  ctx.strokeStyle = ground;
  ctx.lineWidth = 4 * UPlot.pxRatio;
  ctx.lineJoin = 'round';
  ctx.strokeText(String(views), ...place);
  ctx.fillText(String(views), ...place);
  ctx.restore();
}
