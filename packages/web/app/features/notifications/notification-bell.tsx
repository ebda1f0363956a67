import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { IconBell } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Count } from '#ui/count.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { useUnseen } from './unseen-count.ts';

/** The page has come alive and is still by then; listening must not stand in the way of it. */
const listenAfterMs = 2000;
/** A larger number says no more. */
const most = 99;

async function loadBox(language: Language) {
  const [{ NotificationBox }] = await Promise.all([
    import('./notification-box.tsx'),
    loadTexts(language, ['notifications']),
  ]);
  return NotificationBox;
}

interface NotificationBellProps {
  viewer: Pick<CurrentUser, 'id' | 'unseen_notifications'>;
  to: string;
}

/**
 * The bell with the number of unseen notifications (R023), kept up to date live. It opens the box (R166); before its
 * scripts have come, and on the page of notifications itself, it is a plain link to that page.
 */
export function NotificationBell({ viewer, to }: NotificationBellProps) {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const count = useUnseen(viewer.unseen_notifications);
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const load = useCallback(() => loadBox(language), [language]);
  const NotificationBox = useLazyPart(load, open, close);
  useListening();
  // Ahead of the press; a failure is shown when the press comes.
  const fetchAhead = () => void load().catch(() => undefined);
  const name = t('shell.menu.notifications');
  const label = count > 0 ? `${name}, ${t('shell.menu.unseen', { count })}` : name;
  const grew = useGrew(count);
  return (
    <>
      <span className="sr" aria-live="polite">
        {grew && label}
      </span>
      <IconLink
        icon={IconBell}
        ref={bell}
        to={to}
        aria-haspopup="dialog"
        aria-expanded={open}
        label={label}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => {
          if (pathname === to || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {count > 0 && <Count corner>{count > most ? `${most}+` : count}</Count>}
      </IconLink>
      {open && NotificationBox && <NotificationBox userId={viewer.id} bell={bell} onClose={close} />}
    </>
  );
}

/** Whether the number has just grown: then it is read out. */
function useGrew(count: number): boolean {
  const before = useRef(count);
  const [grew, setGrew] = useState(false);
  useEffect(() => {
    setGrew(count > before.current);
    before.current = count;
  }, [count]);
  return grew;
}

/** Begins to listen for news a little later. */
function useListening(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(async () => {
      // Without it the number is as old as the page.
      const part = await import('./watch-unseen.ts').catch(() => undefined);
      if (!left) stop = part?.watchUnseen();
    }, listenAfterMs);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
