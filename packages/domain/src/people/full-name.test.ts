import { describe, expect, it } from 'vitest';
import { firstName, isFullName, normalizeName } from './full-name.ts';
import { fullNameInput } from './full-name-input.ts';

const accepted = (text: string) => isFullName(normalizeName(text));

describe('names', () => {
  it.each([
    'Jón Þór Ægisson',
    "Лук'яненко",
    'Лукʼяненко',
    "O'Brien",
    'Anna-Lísa',
    'Nguyễn'.normalize('NFD'),
    'मोहन',
    '李 小龙',
    'Ng',
    // found 9: what cannot be seen does not count.
    'Jón\u200Bs\u00ADson\u00A0\v\uFEFF',
  ])('R124: takes %s', (name) => {
    expect(accepted(name)).toBe(true);
  });

  it.each([
    'Jón2',
    'Jón.',
    '<b>Jón</b>',
    "'Jón",
    "Jón'",
    'ʼJón',
    'Jónʼ',
    "O''Brien",
    'Jón@x',
    'Jó_n',
    '\u0301a',
    'a'.repeat(101),
  ])('R124: refuses %s', (name) => {
    expect(accepted(name)).toBe(false);
  });

  it.each(['', '   ', '-', '- -', "'", 'ʼ'])('R125: %j has no letter', (name) => {
    expect(accepted(name)).toBe(false);
    expect(fullNameInput.safeParse(name).success).toBe(false);
  });

  it('keeps one form: single spaces, composed letters, straight apostrophe', () => {
    expect(normalizeName('  Jo\u0301n \t O’Brien ')).toBe("Jón O'Brien");
    expect(firstName('Jón Þór Ægisson')).toBe('Jón');
  });

  it('answers long nonsense at once', () => {
    const begin = performance.now();
    for (const text of ['a'.repeat(99), '- '.repeat(49), "a'".repeat(49)]) isFullName(`${text}!`);
    // It takes microseconds; a form that went back over every way to read the letters would take years.
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
