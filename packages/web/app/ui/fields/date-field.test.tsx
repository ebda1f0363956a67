import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
// Fetched when it is opened; here ahead, since the first fetch of a test takes its time.
import './calendar.tsx';
import { DateField } from './date-field.tsx';

function Subject({ from = null, language = 'is' }: { from?: string | null; language?: 'is' | 'en' | 'ua' }) {
  const [value, setValue] = useState(from);
  return (
    <DateField
      id="day"
      name="day"
      label="Laus frá"
      pick="Velja dag"
      wrong={(typed) => `Þetta er ekki dagur: ${typed}`}
      placeholder="DD.MM.ÁÁÁÁ"
      language={language}
      min="2027-03-05"
      value={value}
      onChange={setValue}
    />
  );
}

const field = () => screen.getByLabelText('Laus frá') as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Velja dag' });

async function openCalendar() {
  button().focus();
  fireEvent.click(button());
  return screen.findByRole('dialog', { name: 'Velja dag' });
}

it('R008: a day is picked from a calendar in the language of the page, and written as it is everywhere', async () => {
  render(<Subject from="2027-03-10" />);
  expect(field().value).toBe('10.03.2027');
  const calendar = await openCalendar();
  expect(calendar.textContent).toContain('mars 2027');
  // The calendar begins at the chosen day.
  expect(document.activeElement?.textContent).toBe('10');
  fireEvent.click(within(calendar).getByText('17'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('17.03.2027');
  expect(document.activeElement).toBe(button());
});

it('arrows move from day to day, and Escape closes without a choice', async () => {
  render(<Subject from="2027-03-10" language="ua" />);
  const calendar = await openCalendar();
  expect(calendar.textContent).toContain('березень 2027');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('17');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('10.03.2027');
  expect(document.activeElement).toBe(button());
});

it('a day before the first that can be chosen is not chosen', async () => {
  render(<Subject from="2027-03-10" language="en" />);
  const calendar = await openCalendar();
  const early = within(calendar).getByText('4') as HTMLButtonElement;
  expect(early.disabled).toBe(true);
});

it('what is typed and is no day is reported when the field is left', () => {
  render(<Subject />);
  fireEvent.change(field(), { target: { value: '32.01.2027' } });
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/^Þetta er ekki dagur/)).not.toBeNull();
});
