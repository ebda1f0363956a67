/**
 * What nobody sees and nobody typed on purpose: control characters, zero-width marks, marks of direction, soft hyphens,
 * byte order marks, fillers and what is no character at all. Tabs and breaks stay, and the Arabic signs of this class
 * that are drawn; joiners and letters of flags are looked at one by one.
 */
const invisible =
  /(?![\t\n])\p{Cc}|(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{e0020}-\u{e007f}])\p{Cf}|[\u034f\u3164\uffa0\ufffc]|\p{Noncharacter_Code_Point}/gu;
/** Line breaks of slides (vertical tab), documents, form feeds and old computers. */
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const spaces = /(?![\u00a0\u202f])[\p{Zs}\u2800]/gu;
const joiners = /[\u200c\u200d]/g;
/** Signs of which a joiner makes one: people of a family, a flag and its rainbow. */
const sign = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
/** Letters of scripts that are written with joiners, such as Persian and Sinhala. */
const joining =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]$/u;
/** Choices between looks of a sign, where they stand behind none. */
const strayLooks =
  /(^|\u200c|\u200d|[\s.,:@_\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}-])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;
/** Letters behind a black flag name a part of a country and end with their own mark; elsewhere they hide words. */
const flagLetters = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,10}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

/**
 * A text without what cannot be seen in it, as it comes along with what is pasted from slides, documents, chats and
 * phones. Every kind of line break is one, every kind of space a plain one but for the two that keep words together;
 * joiners stay where they join. Nothing that can be seen changes, so that no text is refused for something that nobody
 * finds.
 */
export const visibleText = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .replace(breaks, '\n')
        .replace(invisible, '')
        .replace(flagLetters, '$1')
        .replace(spaces, ' ')
        .replace(strayLooks, '$1')
        .replace(joiners, (joiner, at: number, whole: string) => (joins(whole, at) ? joiner : ''));

/** The same on one line: breaks and spaces of all kinds are plain spaces. */
export const visibleLine = (text: string): string =>
  visibleText(text)
    .replace(/\s*\n\s*|(?!\t)\s/g, ' ')
    .trim();

/** Most texts have nothing of this: letters, digits and signs up to the Latin ones. */
const isPlain = /^[\t\n -~\u00a1-\u00ac\u00ae-\u024f]*$/;

function joins(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const behind = text.slice(at + 1, at + 3);
  const next = String.fromCodePoint(behind.codePointAt(0) ?? 0);
  return (sign.test(before) && sign.test(next)) || (joining.test(before) && joining.test(next));
}
