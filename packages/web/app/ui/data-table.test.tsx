import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

interface Home {
  id: string;
  name: string;
  views: number;
}

const homes: Home[] = [
  { id: 'a', name: 'Öldugata', views: 3 },
  { id: 'b', name: 'Ásgata', views: 12 },
  { id: 'c', name: 'Bárugata', views: 7 },
];

const show = (rows: readonly Home[] | undefined, problem?: string) =>
  render(
    <DataTable
      label="Homes"
      locale="is"
      sortLabel="Order by"
      rows={rows}
      rowKey={({ id }) => id}
      problem={problem}
      empty={<p>None</p>}
      columns={[
        { id: 'name', title: 'Home', sortBy: ({ name }) => name, cell: ({ name }) => name },
        {
          id: 'views',
          title: 'Views',
          isNumber: true,
          sortBy: ({ views }) => views,
          cell: ({ views }) => views,
        },
        { id: 'more', title: 'More', cell: () => '–' },
      ]}
    />,
  );
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => fireEvent.click(head(name).querySelector('button')!);

describe('a table of things with figures', () => {
  it('stands in the order given, until the head of a column is pressed', () => {
    show(homes);
    expect(screen.getByRole('table', { name: 'Homes' })).toBeTruthy();
    expect(names()).toEqual(['Öldugata', 'Ásgata', 'Bárugata']);
    expect(head('Home').hasAttribute('aria-sort')).toBe(false);
    press('Home');
    expect(names()).toEqual(['Ásgata', 'Bárugata', 'Öldugata']);
    expect(head('Home').getAttribute('aria-sort')).toBe('ascending');
    press('Home');
    expect(names()).toEqual(['Öldugata', 'Bárugata', 'Ásgata']);
    expect(head('Home').getAttribute('aria-sort')).toBe('descending');
  });

  it('of numbers the largest comes first', () => {
    show(homes);
    press('Views');
    expect(names()).toEqual(['Ásgata', 'Bárugata', 'Öldugata']);
    expect(head('Views').getAttribute('aria-sort')).toBe('descending');
  });

  it('on phones the order is chosen from a list', () => {
    show(homes);
    fireEvent.change(screen.getByRole('combobox', { name: 'Order by' }), { target: { value: 'views' } });
    expect(names()).toEqual(['Ásgata', 'Bárugata', 'Öldugata']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Order by' }), { target: { value: '' } });
    expect(names()).toEqual(['Öldugata', 'Ásgata', 'Bárugata']);
  });

  it('a column without an order has no button', () => {
    show(homes);
    expect(head('More').querySelector('button')).toBeNull();
  });

  it('while the rows are on their way their places are shown, and nothing can be sorted', () => {
    show(undefined);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('None')).toBeNull();
  });

  it('without rows it says so, and what went wrong stands instead of it', () => {
    show([]);
    expect(screen.getByText('None')).toBeTruthy();
    cleanup();
    show(undefined, 'Failed');
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
