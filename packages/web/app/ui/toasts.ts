/** A short message in the corner. */
export interface Toast {
  id: number;
  tone: 'success' | 'danger';
  text: string;
  /** A second, quieter line. */
  more?: string | undefined;
  undo?: { label: string; run: () => void } | undefined;
  /** What it is about: a newer message about the same takes its place, and it goes with its page. */
  about?: string | undefined;
}

/** How long a success stays; a danger stays until it is closed. */
export const successMs = 6000;
/** More than this at once is noise: the oldest goes. */
const most = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const tell of watchers) tell();
};

/** Shows a message; the same text that already stands is not shown twice. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const others = toasts.filter(
    (one) =>
      (one.text !== toast.text || one.tone !== toast.tone) &&
      (toast.about === undefined || one.about !== toast.about),
  );
  lastId += 1;
  set([...others, { ...toast, id: lastId }].slice(-most));
}

export const dismissToast = (id: number): void => set(toasts.filter((one) => one.id !== id));

/** Takes back what was said about something that has been mended or left. */
export const dismissAbout = (about: string): void => set(toasts.filter((one) => one.about !== about));

export const currentToasts = (): readonly Toast[] => toasts;

export function watchToasts(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

const hosts: symbol[] = [];

/**
 * Messages are shown in the topmost place that can show them: while a dialog is open that is the dialog, since the
 * page behind it can neither be read nor pressed.
 */
export function enterToastHost(host: symbol): () => void {
  hosts.push(host);
  set([...toasts]);
  return () => {
    hosts.splice(hosts.indexOf(host), 1);
    set([...toasts]);
  };
}

export const isTopToastHost = (host: symbol): boolean => hosts.at(-1) === host;
