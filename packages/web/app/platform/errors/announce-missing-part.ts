import { NoAnswer } from '#platform/api/problem.ts';
import { announceProblem } from './problem-events.ts';

/** Says that a part of the page could not be downloaded. */
export const announceMissingPart = (error: unknown): void => announceProblem(new NoAnswer(error));
