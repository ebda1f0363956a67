import type { Language } from '@heima/domain/shared/language.ts';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { is } from 'react-day-picker/locale/is';
import { uk } from 'react-day-picker/locale/uk';
import { createPortal } from 'react-dom';
import { Modal } from '#ui/modal.tsx';
import styles from './calendar.module.css';

interface CalendarProps {
  name: string;
  language: Language;
  /** A plain date: YYYY-MM-DD. */
  value: string | null;
  /** The first day that can be chosen. */
  min?: string | undefined;
  opener: () => HTMLElement | null;
  onClose: () => void;
  onChoose: (date: string) => void;
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

/** A month of days to choose one from: arrows, Page Up and Down, Home and End move, Enter chooses, Escape closes. */
export function Calendar({ name, language, value, min, opener, onClose, onChoose }: CalendarProps) {
  const selected = value ? dayOf(value) : undefined;
  const first = min ? dayOf(min) : undefined;
  return createPortal(
    <Modal
      className={styles.box}
      aria-label={name}
      holdsPage={false}
      opener={opener}
      place={place}
      onClose={onClose}
    >
      <DayPicker
        mode="single"
        required
        autoFocus
        locale={locales[language]}
        classNames={classes}
        selected={selected}
        defaultMonth={selected ?? first}
        startMonth={first}
        disabled={first && { before: first }}
        onSelect={(day) => onChoose(plainOf(day))}
      />
    </Modal>,
    document.body,
  );
}

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
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
};
