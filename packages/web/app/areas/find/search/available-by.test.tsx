import { readSearch } from '@heima/domain/listing-search/read-search.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formSearch } from '#features/search/search-path.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { AvailableBy } from './available-by.tsx';

const show = async (search: SearchAddress) => {
  const set = vi.fn();
  const draft = { search: { ...search, min_bedrooms: 2 }, set, answer: undefined };
  await renderInPage(
    <form aria-label="filter">
      <AvailableBy search={search} draft={draft} places={[]} />
    </form>,
    ['searchScreen'],
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    set,
    read: () => readSearch(formSearch(form)),
    field: screen.getByRole<HTMLInputElement>('textbox'),
  };
};

afterEach(cleanup);

describe('the day by which a home must be free', () => {
  it('gap R008: is written DD.MM.YYYY, and read so from the form', async () => {
    const { field, read, set } = await show({ available_by: '2027-03-01' });
    expect([field.type, field.value]).toEqual(['text', '01.03.2027']);
    expect(read()).toEqual({ available_by: '2027-03-01' });
    fireEvent.change(field, { target: { value: '15.4.2027' } });
    expect(read()).toEqual({ available_by: '2027-04-15' });
    expect(set).toHaveBeenLastCalledWith({ min_bedrooms: 2, available_by: '2027-04-15' });
    fireEvent.change(field, { target: { value: '' } });
    expect(read()).toEqual({});
    expect(set).toHaveBeenLastCalledWith({ min_bedrooms: 2 });
  });

  it('R008: what is no day is said at the field and is no filter', async () => {
    const { field, read } = await show({});
    fireEvent.change(field, { target: { value: '31.4.2027' } });
    fireEvent.blur(field);
    expect(screen.getByText('Þessi dagur er ekki til.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'í vor' } });
    fireEvent.blur(field);
    expect(screen.getByText('Skrifaðu daginn sem DD.MM.ÁÁÁÁ.')).toBeTruthy();
    expect(read()).toEqual({});
  });
});
