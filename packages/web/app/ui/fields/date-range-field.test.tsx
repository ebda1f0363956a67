import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type DateRange, DateRangeField } from './date-range-field.tsx';

afterEach(cleanup);

const seen: DateRange[] = [];

function Term({ start = { from: null, to: null } }: { start?: DateRange }) {
  const [value, setValue] = useState(start);
  return (
    <DateRangeField
      id="term"
      legend="Term"
      fromLabel="From"
      toLabel="To"
      pick="Pick the days"
      wrong={(typed) => `That is no day: ${typed}`}
      turned="The last day is before the first"
      placeholder="DD.MM.YYYY"
      language="is"
      value={value}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
    />
  );
}

const from = () => screen.getByLabelText('From') as HTMLInputElement;
const to = () => screen.getByLabelText('To') as HTMLInputElement;
const type = (field: HTMLInputElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

describe('from one day to another', () => {
  it('both are typed, and shown as days are written here', () => {
    render(<Term />);
    type(from(), '1.2.2027');
    type(to(), '2027-03-01');
    expect(seen.at(-1)).toEqual({ from: '2027-02-01', to: '2027-03-01' });
    expect([from().value, to().value]).toEqual(['01.02.2027', '01.03.2027']);
    type(to(), '');
    expect(seen.at(-1)).toEqual({ from: '2027-02-01', to: null });
  });

  it('says what is wrong at the day that is wrong', () => {
    render(<Term start={{ from: '2027-02-01', to: '2027-03-01' }} />);
    type(to(), '1.1.2027');
    expect(screen.getByText('The last day is before the first')).toBeTruthy();
    expect(to().getAttribute('aria-invalid')).toBe('true');
    expect(from().hasAttribute('aria-invalid')).toBe(false);
    type(from(), 'soon');
    expect(screen.getByText(/^That is no day/)).toBeTruthy();
    expect(from().getAttribute('aria-invalid')).toBe('true');
  });

  it('both are picked from one calendar in the language of the page, which closes with the second', async () => {
    render(<Term start={{ from: '2027-02-01', to: null }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pick the days' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Pick the days' }));
    expect(calendar.getByText(/febrúar 2027/i)).toBeTruthy();
    fireEvent.click(calendar.getByRole('button', { name: /15\. febrúar 2027/ }));
    expect(seen.at(-1)).toEqual({ from: '2027-02-01', to: '2027-02-15' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([from().value, to().value]).toEqual(['01.02.2027', '15.02.2027']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pick the days' })),
    );
  });

  it('a third day begins anew', async () => {
    render(<Term start={{ from: '2027-02-01', to: '2027-02-15' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pick the days' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Pick the days' }));
    fireEvent.click(calendar.getByRole('button', { name: /20\. febrúar 2027/ }));
    expect(seen.at(-1)).toEqual({ from: '2027-02-20', to: null });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
