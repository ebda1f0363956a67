import { expect, it } from 'vitest';
import { type TextTree, translatorOf } from './translate.ts';

it('a key that no text has does not compile, nor one that is put together from a wrong code', () => {
  const translate = translatorOf('is', () => ({ searchScreen: { title: 'Leit' } }) satisfies TextTree);
  const code = 'email' as 'email' | 'fax';
  const said = [
    translate('searchScreen.title'),
    // A text with plural forms is asked for by its stem.
    translate('shell.menu.unseen', { count: 2 }),
    translate(`profileScreens.marks.${code === 'email' ? code : 'phone'}`),
    // @ts-expect-error: the key is `searchScreen.title`
    translate('searchScreen.titel'),
    // @ts-expect-error: a plural form is chosen by the count
    translate('shell.menu.unseen_one'),
    // @ts-expect-error: there is no mark for a fax
    translate(`profileScreens.marks.${code}`),
  ];
  expect(said[0]).toBe('Leit');
});
