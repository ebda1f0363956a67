import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/dialog.tsx';
import { ChoiceField } from './choice-field.tsx';

const options = [
  { value: 'IS', label: 'Ísland' },
  { value: 'UA', label: 'Úkraína' },
  { value: 'TH', label: 'Þýskaland' },
];

function Country({ onChange = () => undefined }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('IS');
  return (
    <ChoiceField
      id="country"
      name="country"
      label="Country"
      listLabel="Countries"
      found={(count) => `${count} countries`}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Country' }) as HTMLInputElement;
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

describe('a choice of a long list', () => {
  it('shows what is chosen, and all of the list while nothing is typed', () => {
    render(<Country />);
    expect(field().value).toBe('Ísland');
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.click(field());
    expect(screen.getByRole('listbox', { name: 'Countries' })).toBeTruthy();
    expect(shown()).toEqual(['Ísland', 'Úkraína', 'Þýskaland']);
    expect(screen.getByText('3 countries')).toBeTruthy();
  });

  it('is found by a part of its name without the marks of Icelandic letters, and chosen with Enter', () => {
    const onChange = vi.fn();
    render(<Country onChange={onChange} />);
    type('thysk');
    expect(shown()).toEqual(['Þýskaland']);
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    press('Enter');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('TH');
    expect(field().value).toBe('Þýskaland');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('left half-typed, it shows again what is chosen', () => {
    const onChange = vi.fn();
    render(<Country onChange={onChange} />);
    type('Úkr');
    fireEvent.blur(field());
    expect(field().value).toBe('Ísland');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('emptied, nothing is chosen', () => {
    const onChange = vi.fn();
    render(<Country onChange={onChange} />);
    type('');
    fireEvent.blur(field());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(field().value).toBe('');
  });

  it('Escape closes the list, and only then the dialog around it', () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Person" closeLabel="Close" onClose={onClose}>
        <Country />
      </Dialog>,
    );
    fireEvent.click(field());
    press('ArrowDown');
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    press('Escape');
    expect(onClose).toHaveBeenCalledOnce();
    expect(field().value).toBe('Ísland');
  });

  it('the button opens the whole list', () => {
    render(<Country />);
    fireEvent.click(screen.getByRole('button', { name: 'Countries' }));
    fireEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Úkraína' }));
    expect(field().value).toBe('Úkraína');
  });
});
