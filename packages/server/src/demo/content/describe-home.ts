import { BUILDING } from '#demo/content/sentences/building.ts';
import { EXTRAS, KITCHEN_AND_BATH, OUTDOORS } from '#demo/content/sentences/comforts.ts';
import { openings } from '#demo/content/sentences/opening.ts';
import { LAYOUT, LIVING } from '#demo/content/sentences/rooms.ts';
import { type Sentence, type Statement, stated, trueOf } from '#demo/content/sentences/sentence.ts';
import { surroundingsOf } from '#demo/content/sentences/surroundings.ts';
import { AVAILABILITY, CLOSING, COSTS, DURATION, HOUSE_RULES } from '#demo/content/sentences/terms.ts';
import { type SeededRandom, shuffled } from '#demo/seeded-random.ts';
import { fittingAdjectives } from './adjectives.ts';
import type { Home } from './home.ts';

const LONGEST = 890;
const SHORTEST = 260;

/** A statement with its paragraph and how much would be lost without it. */
interface Line {
  readonly statement: Statement;
  readonly paragraph: 0 | 1 | 2;
  readonly worth: number;
  readonly isSaid: boolean;
}

/** Writes what a landlord would say of a home, in three languages sentence by sentence. */
export function describeHome(random: SeededRandom, home: Home, year: number): Statement {
  const lines = candidateLines(random, home, year);
  return composed(fitted(lines));
}

function candidateLines(random: SeededRandom, home: Home, year: number): Line[] {
  const adjectives = shuffled(random, fittingAdjectives(home, year).slice(0, 5));
  const opening = random.pick(openings(home))(home, adjectives[0]!, adjectives[1]!);
  const lines: Line[] = [{ statement: opening, paragraph: 0, worth: 100, isSaid: true }];

  /** Takes up to `count` true sentences of a subject; each further one is worth less and said less often. */
  const say = (
    subject: readonly Sentence[],
    paragraph: Line['paragraph'],
    worth: number,
    [count, chance]: readonly [number, number],
  ) => {
    for (const [i, sentence] of shuffled(random, trueOf(subject, home)).slice(0, count).entries()) {
      const isSaid = random.chance(chance / (i + 1) ** 0.5);
      lines.push({ statement: stated(sentence, home), paragraph, worth: worth - i * 2, isSaid });
    }
  };

  say(BUILDING, 0, 8, [1, 1]);
  say(LAYOUT, 0, 9, [1, 1]);
  say(LIVING, 0, 5, [2, 0.7]);
  say(KITCHEN_AND_BATH, 0, 6, [2, 0.8]);
  say(OUTDOORS, 0, 7, [1, 1]);
  say(EXTRAS, 0, 5, [3, 0.8]);
  const [first, ...others] = shuffled(random, surroundingsOf(home));
  const second = others.find((other) => !soundsLike(first!, other));
  lines.push({ statement: first!, paragraph: 1, worth: 6, isSaid: true });
  if (second) lines.push({ statement: second, paragraph: 1, worth: 3, isSaid: random.chance(0.5) });
  say(COSTS, 2, 5, [2, 0.75]);
  say(AVAILABILITY, 2, 7, [1, 0.9]);
  say(DURATION, 2, 5, [1, 0.8]);
  say(HOUSE_RULES, 2, 4, [1, 0.65]);
  say(CLOSING, 2, 2, [1, 0.7]);
  return withoutEcho(lines);
}

/** Whether two sentences begin or end with the same words in some language. */
function soundsLike(a: Statement, b: Statement): boolean {
  const ends = (text: string) => [text.split(' ', 1)[0], text.split(' ').slice(-1)[0]];
  return (['is', 'en', 'ua'] as const).some((language) => {
    const [begin, end] = ends(a[language]);
    const [otherBegin, otherEnd] = ends(b[language]);
    return begin === otherBegin || end === otherEnd;
  });
}

/** Sentences that begin alike read like a form: the second goes, sooner if it follows at once. */
function withoutEcho(lines: readonly Line[]): Line[] {
  const begun = new Set<string>();
  let before = '';
  return lines.filter(({ statement, isSaid, worth }) => {
    if (!isSaid) return false;
    const words = statement.is.split(' ');
    const beginning = words.slice(0, 3).join(' ');
    if (begun.has(beginning) || (words[0] === before && worth < 7)) return false;
    begun.add(beginning);
    before = words[0]!;
    return true;
  });
}

const longest = (text: Statement) => Math.max(text.is.length, text.en.length, text.ua.length);
const shortest = (text: Statement) => Math.min(text.is.length, text.en.length, text.ua.length);

/** Leaves out the least important sentences of a long text, puts back some into a short one. */
function fitted(lines: readonly Line[]): Line[] {
  let said = lines.filter(({ isSaid }) => isSaid);
  const unsaid = lines.filter(({ isSaid }) => !isSaid);
  while (shortest(composed(said)) < SHORTEST && unsaid.length > 0) {
    const added = unsaid.shift()!;
    said = lines.filter((line) => line === added || said.includes(line));
  }
  while (longest(composed(said)) > LONGEST) {
    const least = said.reduce((a, b) => (b.worth <= a.worth ? b : a));
    said = said.filter((line) => line !== least);
  }
  return said;
}

function composed(lines: readonly Line[]): Statement {
  const text = (language: keyof Statement) =>
    ([0, 1, 2] as const)
      .map((paragraph) =>
        lines
          .filter((line) => line.paragraph === paragraph)
          .map(({ statement }) => statement[language])
          .join(' '),
      )
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
  return { is: text('is'), en: text('en'), ua: text('ua') };
}
