import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './tooltip.module.css';

/** Longer than it takes to pass over something. */
const waitMs = 400;
/** Between a sign and its words; the pointer can go over to them. */
const gap = 6;
const edge = 8;

interface TooltipProps {
  /** A few words; what must be read stands on the page. */
  text: string;
  /** What is pointed at, or has the focus: a button or link with a name of its own. */
  children: ReactElement<{
    'aria-describedby'?: string | undefined;
    onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
    onFocus?: (event: FocusEvent<HTMLElement>) => void;
    onBlur?: (event: FocusEvent<HTMLElement>) => void;
  }>;
}

/**
 * Words that come up at a sign while it is pointed at or has the focus of the keyboard. Escape takes them away and
 * nothing else; fingers see none. They lie in the browser's top layer, over any dialog.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [at, setAt] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (change: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAt(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': at ? id : children.props['aria-describedby'],
        onPointerEnter: ({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') later(() => setAt(currentTarget), waitMs);
        },
        onPointerLeave: () => later(hide, 100),
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setAt(currentTarget);
        },
        onBlur: hide,
      })}
      {at && (
        <Words id={id} at={at} onStay={() => clearTimeout(timer.current)} onHide={hide}>
          {text}
        </Words>
      )}
    </>
  );
}

interface WordsProps {
  id: string;
  at: HTMLElement;
  onStay: () => void;
  onHide: () => void;
  children: string;
}

function Words({ id, at, onStay, onHide, children }: WordsProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tip = box.current!;
    tip.showPopover?.();
    const sign = at.getBoundingClientRect();
    const above = sign.top - tip.offsetHeight - gap;
    const middle = sign.left + (sign.width - tip.offsetWidth) / 2;
    tip.style.top = `${above < edge ? sign.bottom + gap : above}px`;
    tip.style.left = `${Math.max(edge, Math.min(middle, innerWidth - tip.offsetWidth - edge))}px`;
  }, [at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around stays.
      event.preventDefault();
      event.stopPropagation();
      onHide();
    };
    // Pressed, the sign has done what it says; scrolled, it is elsewhere.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onHide, true);
    document.addEventListener('scroll', onHide, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onHide, true);
      document.removeEventListener('scroll', onHide, true);
    };
  });
  return (
    <span
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tip}
      onPointerEnter={onStay}
      onPointerLeave={onHide}
    >
      {children}
    </span>
  );
}
