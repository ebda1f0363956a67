import { endpoint } from '@heima/domain/shared/endpoint.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { checkBody } from './check-body.ts';
import { FormProblems } from './form-problems.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';

const createHome = endpoint({
  method: 'POST',
  path: '/homes',
  summary: 'For the test.',
  access: 'anyone',
  body: z.strictObject({
    title: z.string().min(3),
    email: z.string().refine((text) => text.includes('@'), { error: 'validation.email' }),
    price: z.string().regex(/^\d+$/, { error: 'validation.amount' }),
    agreed: z.boolean(),
  }),
  response: z.object({ id: z.string() }),
});

const names = { title: 'Heiti', email: 'Netfang', price: 'Verð' };

function HomeForm({ onDone = () => undefined }: { onDone?: (id: string) => void }) {
  const form = useEndpointForm(createHome, {
    initial: { title: '', email: '', price: '', agreed: false },
    toArgs: (body) => ({ body }),
    onDone: ({ id }) => onDone(id),
  });
  return (
    <form {...form.formProps}>
      <FormProblems form={form} names={names} />
      <TextField {...form.field('title')} label="Heiti" />
      <TextField {...form.field('email')} label="Netfang" />
      <NumberField {...form.field('price')} label="Verð" groupMark="." />
      <CheckField {...form.field('agreed')} label="Samþykkt" />
      <SubmitButton form={form}>Senda</SubmitButton>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Senda' }));
const fill = () => {
  type('Heiti', 'Björt íbúð');
  type('Netfang', 'jona@daemi.is');
  type('Verð', '285000');
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useEndpointForm', () => {
  it('shows translated messages at the fields before sending, keeps what was typed, and goes to the first', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: { id: '1' } }));
    await renderInPage(<HomeForm />);
    type('Heiti', 'xy');
    send();
    const title = await screen.findByLabelText('Heiti');
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(`${title.id}-error`)?.textContent).toBe('Þarf að vera minnst 3 stafir.');
    expect(title.getAttribute('aria-describedby')).toContain(`${title.id}-error`);
    expect((title as HTMLInputElement).value).toBe('xy');
    expect(screen.getByLabelText('Netfang').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(seen).toEqual([]);
  });

  it('found 9, 25: what nobody can see is no error at a field', () => {
    const body = {
      title: '\u200bBj\u0003ör',
      email: 'jona@daemi.is\u200b',
      price: '285000\ufeff',
      agreed: true,
    };
    expect(checkBody(createHome, body)).toEqual([]);
    expect(checkBody(createHome, { ...body, title: '\u200b\u200b\u200b\u200b' })).toMatchObject([
      { field: 'title' },
    ]);
  });

  it('sums several errors up with links to their fields, and a mended field loses its message', async () => {
    fakeApi(() => ({ status: 200, body: { id: '1' } }));
    await renderInPage(<HomeForm />);
    send();
    expect(await screen.findByText('3 atriði þarf að laga')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Netfang' });
    expect(link.getAttribute('href')).toBe(`#${screen.getByLabelText('Netfang').id}`);
    type('Netfang', 'jona@daemi.is');
    expect(screen.getByLabelText('Netfang').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('2 atriði þarf að laga')).toBeTruthy();
  });

  it('puts the server’s errors at their fields and those of no field above the form', async () => {
    fakeApi(() =>
      refused(400, 'common.invalidInput', 'Farðu yfir reitina.', {
        email: ['Netfangið er frátekið.'],
        owner_id: ['Eiganda vantar.'],
      }),
    );
    await renderInPage(<HomeForm />);
    fill();
    send();
    const email = screen.getByLabelText('Netfang');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(`${email.id}-error`)?.textContent).toBe('Netfangið er frátekið.');
    expect(screen.getByRole('alert').textContent).toContain('Eiganda vantar.');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect((screen.getByLabelText('Heiti') as HTMLInputElement).value).toBe('Björt íbúð');
  });

  it('shows a refusal above the form, with the focus on it', async () => {
    fakeApi(() => refused(409, 'common.stateChanged', 'Eignin er þegar skráð.'));
    await renderInPage(<HomeForm />);
    fill();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('Eignin er þegar skráð.');
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-refusal')).toBe(true));
  });

  it('sends once however often it is pressed, and the button waits meanwhile', async () => {
    let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
    const { seen } = fakeApi(() => new Promise((resolve) => (answer = resolve)));
    const done = vi.fn();
    await renderInPage(<HomeForm onDone={done} />);
    fill();
    send();
    fireEvent.submit(document.querySelector('form')!);
    const button = screen.getByRole('button', { name: 'Senda' }) as HTMLButtonElement;
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.submit(document.querySelector('form')!);
    answer({ status: 200, body: { id: 'home-1' } });
    await waitFor(() => expect(done).toHaveBeenCalledWith('home-1'));
    expect(seen.length).toBe(1);
    await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  });

  it('sends the bare number behind a grouped one', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: { id: '1' } }));
    await renderInPage(<HomeForm />);
    fill();
    expect((screen.getByLabelText('Verð') as HTMLInputElement).value).toBe('285.000');
    send();
    await waitFor(() => expect(seen.length).toBe(1));
    expect(seen[0]!.body).toEqual({
      title: 'Björt íbúð',
      email: 'jona@daemi.is',
      price: '285000',
      agreed: false,
    });
  });

  it('keeps one Idempotency-Key over a lost answer and takes a new one after an answer or with other content', async () => {
    const replies = [
      'lost',
      'lost',
      refused(409, 'common.stateChanged', 'Nei.'),
      { status: 200, body: { id: '1' } },
    ] as const;
    const { seen } = fakeApi(() => replies[seen.length - 1]!);
    await renderInPage(<HomeForm />);
    fill();
    const press = async (count: number) => {
      send();
      await waitFor(() => expect(seen.length).toBe(count));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Senda' }).hasAttribute('aria-busy')).toBe(false),
      );
    };
    await press(1);
    expect(screen.getByRole('alert').textContent).toContain('Við náðum ekki sambandi');
    await press(2);
    type('Heiti', 'Önnur íbúð');
    await press(3);
    await press(4);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(keys[3]).not.toBe(keys[2]);
  });
});
