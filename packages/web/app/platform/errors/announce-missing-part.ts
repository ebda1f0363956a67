import { NoAnswer } from '#platform/api/problem.ts';
import { announceProblem } from './problem-events.ts';
import { isPageKept } from './signed-out.ts';

declare global {
  interface Window {
    /** Set by the script in the page: loads it anew, and presses again, when the server has another build. */
    heimaRenewed?: (begunAt: number) => Promise<boolean>;
  }
}

/**
 * Says that a part of the page could not be downloaded. When that is because the server has a new build, the page is
 * loaded anew instead and the press that asked for the part is repeated, unless something unsaved would be lost.
 *
 * @param begunAt When the part was asked for, in the time of `performance.now()`; a press just before it is repeated.
 * @param onTold The page stays, without the part.
 */
export function announceMissingPart(error: unknown, begunAt?: number, onTold?: () => void): void {
  const tell = () => {
    announceProblem(new NoAnswer(error));
    onTold?.();
  };
  if (begunAt === undefined || isPageKept() || !window.heimaRenewed) tell();
  else void window.heimaRenewed(begunAt).then((isRenewed) => isRenewed || tell());
}
