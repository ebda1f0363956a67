import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

function Subject({ mark }: { mark: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <NumberField
        id="rent"
        name="rent"
        label="Leiga"
        groupMark={mark}
        wrong={(text) => `Ólesin upphæð: ${text}`}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByLabelText('Leiga') as HTMLInputElement;
const put = (value: string) => fireEvent.change(field(), { target: { value } });
const held = () => document.querySelector('output')!.textContent;

it('found 5: digits are grouped while they are typed and deleted', () => {
  render(<Subject mark="." />);
  for (const digit of '285000') put(field().value + digit);
  expect([field().value, held()]).toEqual(['285.000', '285000']);
  put('285.00');
  expect([field().value, held()]).toEqual(['28.500', '28500']);
});

it.each(['285.000,00', 'ISK 285,000.00', '285 000', '285 þús.', '285.000 kr. á mánuði'])(
  'found 5: pasted, %s is 285.000',
  (text) => {
    render(<Subject mark="." />);
    put('1.000');
    put(text);
    expect([field().value, held()]).toEqual(['285.000', '285000']);
  },
);

it('found 5: a thousand that is typed letter by letter is read when the field is left', () => {
  render(<Subject mark="," />);
  for (const letter of '300 þús') put(field().value + letter);
  expect(screen.queryByText(/Ólesin/)).toBeNull();
  fireEvent.blur(field());
  expect([field().value, held()]).toEqual(['300,000', '300000']);
});

it.each(['-250000', '200.000 - 250.000', '285.000,50', 'um 300 þús'])(
  'found 5: %s is no amount, stays as it is, and is reported at the field',
  (text) => {
    render(<Subject mark="." />);
    put(text);
    fireEvent.blur(field());
    expect([field().value, held()]).toEqual([text, text]);
    expect(screen.getByText(`Ólesin upphæð: ${text}`)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  },
);
