import { expect, it } from 'vitest';
import { sayIn, type TextTree } from './say.ts';

it('a key that no text has does not compile, nor one that is put together from a wrong code', () => {
  const say = sayIn('is', () => ({ find: { title: 'Leit' } }) satisfies TextTree);
  const code = 'email' as 'email' | 'fax';
  const said = [
    say('searchScreen.title'),
    // A text with plural forms is asked for by its stem.
    say('shell.menu.unseen', { count: 2 }),
    say(`profileScreens.marks.${code === 'email' ? code : 'phone'}`),
    // @ts-expect-error: the key is `searchScreen.title`
    say('find.titel'),
    // @ts-expect-error: a plural form is chosen by the count
    say('shell.menu.unseen_one'),
    // @ts-expect-error: there is no mark for a fax
    say(`profileScreens.marks.${code}`),
  ];
  expect(said[0]).toBe('Leit');
});
