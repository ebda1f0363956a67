import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

const stops = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    // Of a grid whose arrows move the focus only one day is a stop.
    (one) => one.closest('[hidden]') === null && one.getAttribute('tabindex') !== '-1',
  );

/** Moves the focus to the start of a modal's content: what is marked, else its title; the first button would act. */
export function focusFirst(box: HTMLElement): void {
  const first =
    box.querySelector<HTMLElement>('[data-first]') ?? box.querySelector<HTMLElement>('h2[tabindex]');
  first?.focus();
}

/** Lets Tab go from the last element of a modal to its first, and back. */
export function goRound(event: KeyboardEvent<HTMLElement>): void {
  const all = stops(event.currentTarget);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return;
  const at = document.activeElement as HTMLElement | null;
  const outside = !at || !all.includes(at);
  if (event.shiftKey && (at === first || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}
