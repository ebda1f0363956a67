import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { OwnAmountField } from './amount-field.tsx';

const field = () => screen.getByLabelText('Hámarksverð') as HTMLInputElement;
const put = (value: string) => fireEvent.change(field(), { target: { value } });

async function setUp() {
  const sent = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return new FormData(event.currentTarget).get('price');
  });
  await renderInPage(
    <form onSubmit={sent}>
      <OwnAmountField id="price" name="price" look="in-bar" label="Hámarksverð" unit="kr." />
      <button type="submit">Leita</button>
    </form>,
    ['searchScreen'],
  );
  return sent;
}

it.each(['300 þús', '300þ', '300 k', '300.000,00', 'ISK 300,000', '300000'])(
  'eye A5: %s is shown as what it is, and sent',
  async (text) => {
    const sent = await setUp();
    put(text);
    fireEvent.blur(field());
    expect(field().value).toBe('300.000');
    fireEvent.click(screen.getByText('Leita'));
    expect(sent).toHaveReturnedWith('300.000');
  },
);

it.each(['200.000 - 250.000', 'ódýrt', '-250000'])(
  'eye A5: %s is not sent but reported at its field, until it is mended',
  async (text) => {
    const sent = await setUp();
    put(text);
    fireEvent.click(screen.getByText('Leita'));
    expect(sent).not.toHaveBeenCalled();
    expect(field().value).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Sláðu inn eina tölu, til dæmis 300.000 eða 300 þús.')).toBeTruthy();
    put('250.000');
    fireEvent.click(screen.getByText('Leita'));
    expect(sent).toHaveBeenCalledOnce();
  },
);
