import { fold } from './fold.ts';

/** Letters of the keyboard with those that somebody without an Icelandic keyboard types by them; marks come apart. */
const plain: Readonly<Record<string, string>> = { d: '[dðđ]', o: '[oø]', l: '[lł]', i: '[iı]' };
/** Pairs that are typed for one letter. */
const pairs: Readonly<Record<string, string>> = {
  th: '(?:th|þ)',
  ae: '(?:ae|æ)',
  oe: '(?:oe|œ|o\\p{M}*)',
  ss: '(?:ss|ß)',
};

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * How exactly names are spelled as they were typed, for ordering what `fold` cannot tell apart: a typed þ, ð, æ or
 * letter with a mark stands for itself alone, a plain letter for all that are typed by it. So `þ` names Þórsgata before
 * Thorvaldsensstræti, while `th` and `thorsgata` name both alike. Nothing when only plain letters were typed: then
 * there is nothing to tell apart.
 */
export function typedSpelling(typed: string): ((names: readonly string[]) => boolean) | undefined {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[^\p{ASCII}]/u.test(word));
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => {
    const text = word.normalize('NFD');
    return {
      exact: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${patternOf(text)}`, 'u'),
      loose: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${patternOf(fold(word))}`, 'u'),
    };
  });
  return (names) => {
    const written = names.map((name) => name.normalize('NFKC').toLowerCase().normalize('NFD'));
    // A word that the name does not hold at all names the place, and says nothing about the spelling.
    return patterns.every(
      ({ exact, loose }) =>
        written.some((name) => exact.test(name)) || !written.some((name) => loose.test(name)),
    );
  };
}

/** What a typed word may stand for in a decomposed name: plain letters for all typed by them, others for themselves. */
const patternOf = (text: string): string =>
  text.replace(/(th|ae|oe|ss)(?!\p{M})|(\P{M})(\p{M}*)/gsu, (_, pair, letter, marks) => {
    if (pair) return pairs[pair as string]!;
    if (marks) return `${escaped(letter)}${marks}`;
    // A letter of another script is typed by its own key, its marked twin (й, ї) by another.
    return /[a-z]/.test(letter) ? `${plain[letter] ?? letter}\\p{M}*` : `${escaped(letter)}(?!\\p{M})`;
  });
