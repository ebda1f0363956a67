/** Letters and digits in a look of their own: for mathematics (𝓐), in circles, wide, and joined by old typefaces. */
const styled = /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\uff01-\uff5e\ufb00-\ufb06]|(?=\p{L})[\u2100-\u214f]/gu;

/**
 * A text with plain letters in place of those that only look different, which screen readers read out one by one and no
 * search finds. Letters of every script stay as they are written.
 */
export const plainLetters = (text: string): string => text.replace(styled, (one) => one.normalize('NFKC'));

/** More marks than any language puts on a letter: of those that belong to no script, or of any. */
const heap = /[\p{M}&&\p{Script=Inherited}]{4}|\p{M}{7}/v;

/** Whether marks are heaped on a letter until they lie over the lines around it. */
export const hasHeapedMarks = (text: string): boolean => heap.test(text.normalize('NFD'));
