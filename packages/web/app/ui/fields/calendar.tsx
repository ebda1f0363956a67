import type { Language } from '@heima/domain/shared/language.ts';
import type { ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { is } from 'react-day-picker/locale/is';
import { uk } from 'react-day-picker/locale/uk';
import { createPortal } from 'react-dom';
import { Modal } from '#ui/modal.tsx';
import styles from './calendar.module.css';

interface CalendarFrame {
  name: string;
  language: Language;
  /** The first day that can be chosen. Days are plain dates: YYYY-MM-DD. */
  min?: string | undefined;
  opener: () => HTMLElement | null;
  onClose: () => void;
}

const locales = { is, en: enGB, ua: uk } as const;

const dayOf = (date: string): Date => {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year!, month! - 1, day!);
};

const two = (number: number) => String(number).padStart(2, '0');
const plainOf = (day: Date): string =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

const margin = 8;

/** Under its button, and above it where there is no room below. */
const place = (at: DOMRect, modal: HTMLElement) => {
  const below = at.bottom + margin;
  const fits = below + modal.offsetHeight <= innerHeight - margin;
  return {
    left: `${Math.max(margin, Math.min(at.left, innerWidth - modal.offsetWidth - margin))}px`,
    top: `${fits ? below : Math.max(margin, at.top - modal.offsetHeight - margin)}px`,
  };
};

const Box = ({
  name,
  opener,
  onClose,
  children,
}: Pick<CalendarFrame, 'name' | 'opener' | 'onClose'> & { children: ReactNode }) =>
  createPortal(
    <Modal
      className={styles.box}
      aria-label={name}
      holdsPage={false}
      opener={opener}
      place={place}
      onClose={onClose}
    >
      {children}
    </Modal>,
    document.body,
  );

const common = (language: Language, min: string | undefined, shown: string | null) => {
  const first = min ? dayOf(min) : undefined;
  return {
    autoFocus: true,
    locale: locales[language],
    classNames: classes,
    defaultMonth: shown ? dayOf(shown) : first,
    startMonth: first,
    disabled: first && { before: first },
  };
};

interface CalendarProps extends CalendarFrame {
  value: string | null;
  onChoose: (date: string) => void;
}

/** A month of days to choose one from: arrows, Page Up and Down, Home and End move, Enter chooses, Escape closes. */
export const Calendar = ({ language, value, min, onChoose, ...box }: CalendarProps) => (
  <Box {...box}>
    <DayPicker
      {...common(language, min, value)}
      mode="single"
      required
      selected={value ? dayOf(value) : undefined}
      onSelect={(day) => onChoose(plainOf(day))}
    />
  </Box>
);

interface Range {
  from: string | null;
  to: string | null;
}

interface RangeCalendarProps extends CalendarFrame {
  value: Range;
  onChoose: (range: Range) => void;
}

/** The same for a first and a last day. The first one chosen begins the range anew, the second ends it. */
export const RangeCalendar = ({ language, value, min, onChoose, ...box }: RangeCalendarProps) => (
  <Box {...box}>
    <DayPicker
      {...common(language, min, value.from)}
      mode="range"
      selected={
        value.from ? { from: dayOf(value.from), to: value.to ? dayOf(value.to) : undefined } : undefined
      }
      onSelect={(_, day) => {
        const chosen = plainOf(day);
        const ends = value.from !== null && value.to === null && chosen >= value.from;
        onChoose(ends ? { from: value.from, to: chosen } : { from: chosen, to: null });
      }}
    />
  </Box>
);

const classes = {
  root: styles.root,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day_button: styles.day,
  selected: styles.selected,
  range_middle: styles.between,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
};
