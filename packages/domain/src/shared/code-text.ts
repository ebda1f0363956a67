/**
 * A number, a code, a day or an address without what cannot be seen in it, on one line. Nothing in such a text needs a
 * joiner, so that all of it goes; `visibleText` is for the words of people. This one is small enough for every page.
 */
export const codeText = (text: string): string =>
  text
    .replace(/[\s\u0085\u2800]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u3164\uffa0\ufffc]|\u034f|[\ufe00-\ufe0f]/gu, '')
    .trim();
