import type { Statement } from './sentence.ts';

/** Something within reach of a home. */
export interface Surrounding extends Statement {
  /** Of use to those with children, so not said of a single room. */
  readonly forFamilies: boolean;
}

/** Something of use to anyone. */
export const nearby = (is: string, en: string, ua: string): Surrounding => ({
  is,
  en,
  ua,
  forFamilies: false,
});

/** Schools, playgrounds and the like. */
export const nearbyForFamilies = (is: string, en: string, ua: string): Surrounding => ({
  is,
  en,
  ua,
  forFamilies: true,
});
