import { hasHeapedMarks, plainLetters } from '../shared/plain-letters.ts';
import { visibleText } from '../shared/visible-text.ts';

export const maxNameLength = 100;

/**
 * Words of letters of any script with their combining marks, apart by spaces and hyphens; an apostrophe (' or U+02BC)
 * only between letters of one word. U+02BC counts as a letter in Unicode and is taken out of that class (rulings).
 */
const form =
  /^[ \-]*(?:[\p{L}--[\u02BC]]\p{M}*(?:['\u02BC](?=[\p{L}--[\u02BC]]))?(?:[ \-]+|(?=[\p{L}--[\u02BC]])|$))+$/v;

/** The name as it is kept: plain letters in one Unicode form, single spaces, and the curly apostrophe of phone keyboards made straight. */
export const normalizeName = (text: string): string =>
  plainLetters(visibleText(text)).normalize('NFC').replaceAll('\u2019', "'").replace(/\s+/gu, ' ').trim();

/** Whether a normalized text is a name (R124, R125): at least one letter, nothing but what names consist of. */
export const isFullName = (text: string): boolean =>
  text.length <= maxNameLength && form.test(text) && !hasHeapedMarks(text);

/** What a person is called in an e-mail: the first word of the name. */
export const firstName = (fullName: string): string => fullName.split(' ')[0] ?? fullName;
