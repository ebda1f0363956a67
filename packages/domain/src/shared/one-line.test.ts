import { expect, it } from 'vitest';
import { codeAndPlace, joined, unbroken } from './one-line.ts';

it('eye C5: no line begins with the dot between two parts, and what is missing leaves none', () => {
  expect(joined(['Íbúð', null, false, '', undefined, '92\u00a0m²'])).toBe('Íbúð\u00a0· 92\u00a0m²');
  expect(joined([])).toBe('');
});

it('eye C5: a postal code and its place stay on one line, wherever they stand', () => {
  expect(codeAndPlace('230', 'Reykjanesbær')).toBe('230\u00a0Reykjanesbær');
  expect(codeAndPlace(null, 'Höfn')).toBe('Höfn');
  expect(unbroken('Ránargata 12, 101 Reykjavík')).toBe('Ránargata 12, 101\u00a0Reykjavík');
  expect(unbroken('220 Ísafjörður · 400 Þingeyri')).toBe('220\u00a0Ísafjörður · 400\u00a0Þingeyri');
  expect(unbroken('Við 1200 Manna torg')).toBe('Við 1200 Manna torg');
  expect(unbroken(null)).toBeNull();
});
