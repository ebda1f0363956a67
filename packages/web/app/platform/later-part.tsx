import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import styles from './later-part.module.css';

/** Hydrates a part this far below the window, so that it is alive when it comes into sight. */
const margin = '100px';

/** How long after a failure a part is asked for again, in milliseconds; twice as long each time. */
const pauses = { first: 1000, longest: 60_000 };

/**
 * A component for `LaterPart`, fetched when it is first rendered.
 *
 * @param load Fetches the component. Until that succeeds the part stays as the server made it, or empty in a page made
 *   in the browser: it is asked for again, since the same part is wanted by every page after this one.
 */
export const fetchedLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilFetched(load, pauses.first) }));

async function untilFetched<T>(load: () => Promise<T>, pause: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // On the server nothing comes back by waiting: the page is made without the part.
    if (typeof window === 'undefined') throw error;
    await onlineOrAfter(pause);
    return untilFetched(load, Math.min(2 * pause, pauses.longest));
  }
}

const onlineOrAfter = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/**
 * A part of a page that is read before it is pressed. Its markup comes from the server with the page, its script when
 * the reader is near: until then it costs a slow phone nothing. In pages made in the browser it is fetched at once.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const [gate] = useState(newGate);
  const box = useRef<HTMLDivElement>(null);
  const updated = useRef(false);
  useEffect(() => gate.watch(box.current!), [gate]);
  // A part that has to change is fetched at once: what the server made of it is out of date.
  useEffect(() => {
    if (updated.current) gate.open();
    updated.current = true;
  });
  return (
    <div ref={box} className={styles.box}>
      <Suspense fallback={<Kept html={gate.html} />}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  /** What the server made, in case the part has to change before its script is there. */
  html: string;
  open: () => void;
  /** Opens when the reader is near. */
  watch: (box: HTMLElement) => () => void;
}

/** As React marks a promise that it has seen fulfilled: `use` does not wait for it. */
const open = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function newGate(): Gate {
  let letIn: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  // The page has come alive once nobody keeps early presses any more.
  const isOpen = typeof window === 'undefined' || !window.heimaEarly;
  const gate: Gate = {
    isOpen,
    opened: isOpen ? open : closed,
    html: '',
    open() {
      gate.isOpen = true;
      letIn();
    },
    watch(box) {
      const first = box.firstElementChild;
      if (gate.isOpen || !first) return () => undefined;
      gate.html = box.innerHTML;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) gate.open();
        },
        { rootMargin: margin },
      );
      observer.observe(first);
      return () => observer.disconnect();
    },
  };
  return gate;
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  use(gate.opened);
  return children;
}

/** The part as it stood, should the page change above it before its script is there. */
function Kept({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stood there, made by the server from the same data.
  return html && <div className={styles.box} dangerouslySetInnerHTML={{ __html: html }} />;
}
