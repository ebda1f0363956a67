import type { Sheet } from './sheet.ts';

/** One way to draw a kind of picture; the seed then varies colours, weather and sizes within it. */
export interface Composition<Id extends string = string> {
  readonly id: Id;
  /** What is seen, in Icelandic, as the picture's own title. */
  readonly title: string;
  readonly draw: (sheet: Sheet) => void;
}
