import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MultiChoiceField } from './multi-choice-field.tsx';

afterEach(cleanup);

function Languages() {
  const [value, setValue] = useState<readonly string[]>(['is']);
  return (
    <MultiChoiceField
      id="languages"
      name="languages"
      label="Languages"
      listLabel="All languages"
      found={(count) => `${count} found`}
      removeLabel={(label) => `Remove ${label}`}
      options={[
        { value: 'is', label: 'Íslenska' },
        { value: 'pl', label: 'Pólska' },
        { value: 'uk', label: 'Úkraínska' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Languages' }) as HTMLInputElement;
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () =>
  screen.getAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));

it('several are chosen one after the other; what is chosen is offered no more and can be taken away', () => {
  render(<Languages />);
  fireEvent.click(field());
  expect(offered()).toEqual(['Pólska', 'Úkraínska']);
  fireEvent.change(field(), { target: { value: 'ukra' } });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen()).toEqual(['Remove Íslenska', 'Remove Úkraínska']);
  expect(field().value).toBe('');
  expect(offered()).toEqual(['Pólska']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Íslenska' }));
  expect(chosen()).toEqual(['Remove Úkraínska']);
  expect(document.activeElement).toBe(field());
});
