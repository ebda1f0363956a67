import { IconCalendar } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { IconButton } from '#ui/icon-button.tsx';

interface CalendarButtonProps {
  /** What the calendar is opened for. */
  label: string;
  isOpen: boolean;
  onOpen: () => Promise<void>;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Opens the calendar of a field for days. */
export const CalendarButton = ({ label, isOpen, onOpen, ref }: CalendarButtonProps) => (
  <IconButton
    ref={ref}
    icon={IconCalendar}
    variant="in-field"
    label={label}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={() => void onOpen()}
  />
);
