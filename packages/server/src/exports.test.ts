import { expect, it } from 'vitest';
import { code, isTest } from '#testing/sources.ts';

/** What the product does not use yet: what it waits for, and the rules that its tests hold until then. */
const waiting: Record<string, string> = {
  addMonths: 'contracts: due dates',
  collaboratorWith: 'contracts: who works on one',
  DateRangeField: 'contracts: terms of a lease',
  governingValue: 'contracts: rent that follows an index',
  isAccountOf: 'contracts: the payee',
  monthOf: 'contracts: rent that follows an index',
  payoutMethodOf: 'contracts: the payee',
  readIndexMonth: 'contracts: rent that follows an index',
  withdrawListing: 'contracts: a new one takes the listing out',
};

/** What is called by its name from outside, or is there for tests of this and other packages to measure by. */
const forOthers = new Set([
  'addressLineDative',
  'buildPlaceIndex',
  'clusterBox',
  'controlClient',
  'dueDateRuleIds',
  'handleError',
  'isNewcomer',
  'issueBillRuleIds',
  'Layout',
  'listingCategoryIds',
  'MAP_PLACES',
  'metresBetween',
  'paymentMethodIds',
  'PICTURE_KINDS',
  'SANDBOX_BASE_PATHS',
]);

it('every export is used by the product, not by its tests alone', () => {
  const product = code
    .filter(({ file }) => !isTest(file))
    .map(({ file, lines }) => ({
      file,
      lines,
      words: new Set(
        lines
          .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
          .join('\n')
          .match(/[\w$]+/g),
      ),
    }));
  const files = new Map<string, number>();
  for (const { words } of product) for (const word of words) files.set(word, (files.get(word) ?? 0) + 1);
  const found = product.flatMap(({ file, lines }) =>
    lines.flatMap((line) => {
      const name = /^export (?:async )?(?:const|function\*?|class) ([\w$]+)/.exec(line)?.[1];
      if (!name || files.get(name)! > 1) return [];
      const here = lines
        .join('\n')
        .match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'));
      return here!.length > 1 ? [] : [`${file}: ${name}`];
    }),
  );
  const nameOf = (one: string) => one.split(': ')[1]!;
  expect(
    found
      .filter((one) => !(nameOf(one) in waiting) && !forOthers.has(nameOf(one)))
      .map((one) => `${one}: use it, or delete it with its tests`),
  ).toEqual([]);
  // What has come into use, or gone, leaves the lists.
  const names = new Set(found.map(nameOf));
  expect([...Object.keys(waiting), ...forOthers].filter((name) => !names.has(name))).toEqual([]);
});
