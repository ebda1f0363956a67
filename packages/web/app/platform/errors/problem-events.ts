import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';

/** Something that the page as a whole must react to, whoever made the call. */
export type PageProblem =
  | { kind: 'notAllowed'; detail: string }
  | { kind: 'signedOut' }
  /** Somebody else has signed in in this browser, in another tab. */
  | { kind: 'otherPerson'; name: string }
  | { kind: 'offline' };

const eventName = 'heima:problem';
const told = new WeakSet<Error>();

/**
 * Notifies the page of a failed call when it concerns all of it: 403 (R042, R043), 401 (R040, R041) and no connection.
 * Other refusals belong to the caller (R044). The same error is reported once.
 */
export function announceProblem(error: unknown): void {
  if (!(error instanceof Error) || told.has(error)) return;
  const problem = pageProblem(error);
  if (!problem) return;
  told.add(error);
  dispatch(problem);
}

/** Notifies the page that it was made for one person and another one is signed in now. */
export const announceOtherPerson = (name: string): void => dispatch({ kind: 'otherPerson', name });

const dispatch = (problem: PageProblem): void => {
  window.dispatchEvent(new CustomEvent<PageProblem>(eventName, { detail: problem }));
};

function pageProblem(error: Error): PageProblem | undefined {
  if (error instanceof NoAnswer) return { kind: 'offline' };
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.status === 403) return { kind: 'notAllowed', detail: error.body.detail };
  return error.status === 401 ? { kind: 'signedOut' } : undefined;
}

export function onPageProblem(react: (problem: PageProblem) => void): () => void {
  const listen = (event: Event) => react((event as CustomEvent<PageProblem>).detail);
  window.addEventListener(eventName, listen);
  return () => window.removeEventListener(eventName, listen);
}
