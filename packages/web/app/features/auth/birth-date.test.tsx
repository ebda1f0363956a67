import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { daysToChoose, noParts, partsOf, wholeDate, withPart, yearsToChoose } from './birth-date.ts';
import { BirthDateField } from './birth-date-field.tsx';

const today = '2026-11-27' as PlainDate;
describe('birth date', () => {
  it('R133: years run from 18 to 109 years before the current year', () => {
    const years = yearsToChoose(today);
    expect(years[0]).toBe('2008');
    expect(years.at(-1)).toBe('1917');
    expect(years.length).toBe(92);
  });

  it('R134: the days follow the chosen month, and the year for February', () => {
    expect(daysToChoose(noParts).length).toBe(31);
    expect(daysToChoose({ ...noParts, month: '4' }).length).toBe(30);
    expect(daysToChoose({ ...noParts, month: '2' }).length).toBe(29);
    expect(daysToChoose({ year: '1999', month: '2', day: '' }).length).toBe(28);
    expect(daysToChoose({ year: '1900', month: '2', day: '' }).length).toBe(28);
    expect(daysToChoose({ year: '2000', month: '2', day: '' }).length).toBe(29);
  });

  it('R134: a day that the month lacks is taken back', () => {
    expect(withPart({ year: '1990', month: '1', day: '31' }, 'month', '4').day).toBe('');
    expect(withPart({ year: '1996', month: '2', day: '29' }, 'year', '1997').day).toBe('');
    expect(withPart({ year: '1990', month: '1', day: '30' }, 'month', '4').day).toBe('30');
  });

  it('R131: gives a date only when it is whole and valid', () => {
    expect(wholeDate({ year: '1990', month: '3', day: '7' })).toBe('1990-03-07');
    expect(wholeDate({ year: '1990', month: '3', day: '' })).toBe('');
    expect(wholeDate({ year: '1990', month: '2', day: '30' })).toBe('');
    expect(partsOf('1990-03-07')).toEqual({ year: '1990', month: '3', day: '7' });
    expect(partsOf('')).toEqual(noParts);
  });

  it('eye A4 R134: a day that the month lacks goes with a word, and an unfinished date is reported as such', async () => {
    const unfinished = vi.fn();
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await renderInPage(
      <BirthDateField
        id="b"
        name="born"
        value="1996-01-31"
        onChange={vi.fn()}
        onUnfinished={unfinished}
        label="Fæðingardagur"
        today={today}
      />,
      ['auth'],
    );
    choose('Mánuður', '2');
    expect(screen.getByText('31. febrúar er ekki til á því ári. Veldu dag.')).toBeTruthy();
    expect(unfinished).toHaveBeenLastCalledWith(true);
    choose('Dagur', '29');
    expect(screen.queryByText(/er ekki til/)).toBeNull();
    expect(unfinished).toHaveBeenLastCalledWith(false);
    choose('Ár', '1997');
    expect(screen.getByText('29. febrúar er ekki til á því ári. Veldu dag.')).toBeTruthy();
    // Taking a whole date back is no date either: a saved one cannot be emptied.
    for (const part of ['Dagur', 'Mánuður', 'Ár']) choose(part, '');
    expect(unfinished).toHaveBeenLastCalledWith(true);
  });

  it('V055 R131: the field reports to its form once all three are chosen, and when one is taken back', async () => {
    const change = vi.fn();
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await renderInPage(
      <BirthDateField id="b" name="born" value="" onChange={change} label="Fæðingardagur" today={today} />,
      ['auth'],
    );
    expect(screen.getByRole('group', { name: 'Fæðingardagur' })).toBeTruthy();
    choose('Dagur', '31');
    choose('Ár', '1990');
    expect(change).not.toHaveBeenCalled();
    choose('Mánuður', '12');
    expect(change).toHaveBeenLastCalledWith('1990-12-31');
    expect(screen.getByRole('option', { name: 'desember' })).toBeTruthy();
  });
});
