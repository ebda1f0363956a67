import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useEarlyTyping } from './early-typing.ts';

function Subject() {
  const [values, setValues] = useState({
    title: '',
    text: 'Gömul lýsing',
    smoking: false,
    pets: 'no',
    code: '101',
  });
  useEarlyTyping('form');
  const set = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }));
  return (
    <form id="form">
      <input name="title" value={values.title} onChange={({ target }) => set({ title: target.value })} />
      <textarea name="text" value={values.text} onChange={({ target }) => set({ text: target.value })} />
      <input
        type="checkbox"
        name="smoking"
        checked={values.smoking}
        onChange={({ target }) => set({ smoking: target.checked })}
      />
      {['no', 'yes'].map((one) => (
        <input
          key={one}
          type="radio"
          name="pets"
          value={one}
          checked={values.pets === one}
          onChange={() => set({ pets: one })}
        />
      ))}
      <select name="code" value={values.code} onChange={({ target }) => set({ code: target.value })}>
        <option>101</option>
        <option>600</option>
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

async function arrive(early: (form: HTMLFormElement) => void) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Subject />);
  document.body.append(page);
  const form = page.querySelector('form')!;
  early(form);
  await act(async () => {
    hydrateRoot(page, <Subject />);
  });
  return JSON.parse(page.querySelector('output')!.textContent!);
}
const named = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)!;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

it('V087: what is typed and chosen before the scripts come is kept', async () => {
  const values = await arrive((form) => {
    named(form, 'title').value = 'Björt íbúð';
    named(form, 'text').value = 'Ný lýsing';
    named(form, 'smoking').checked = true;
    form.querySelector<HTMLInputElement>('[value=yes]')!.checked = true;
    form.querySelector('select')!.value = '600';
  });
  expect(values).toEqual({ title: 'Björt íbúð', text: 'Ný lýsing', smoking: true, pets: 'yes', code: '600' });
});

it('an untouched form stays as it came', async () => {
  expect(await arrive(() => undefined)).toEqual({
    title: '',
    text: 'Gömul lýsing',
    smoking: false,
    pets: 'no',
    code: '101',
  });
});
