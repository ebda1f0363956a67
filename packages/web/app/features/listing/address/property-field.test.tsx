import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftFormProvider } from '#features/listing/draft/draft-form.tsx';
import { draftValues } from '#features/listing/draft/draft-values.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { PropertyField, usePropertyLookup } from './property-field.tsx';

const onFound = vi.fn();

function Subject() {
  const [values, setValues] = useState(draftValues(undefined, 'is'));
  const form = {
    values,
    set: (changed: object) => setValues({ ...values, ...changed }),
    refusal: () => undefined,
  };
  return (
    <DraftFormProvider value={form as never}>
      <Lookup />
    </DraftFormProvider>
  );
}

function Lookup() {
  return <PropertyField lookup={usePropertyLookup(onFound)} onSignIn={undefined} />;
}

const field = () => screen.getByRole('textbox');
const show = () => renderInPage(<Subject />, ['wizardScreens', 'places'], { viewer: { id: 'u1' } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('R312: a property number that cannot be one is reported on leaving the field, and is not looked up', async () => {
  const { seen } = fakeApi(() => ({ status: 500 }));
  await show();
  fireEvent.change(field(), { target: { value: '12' } });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(seen).toEqual([]);
});

it('without a number the button that fetches the property asks for one at the field', async () => {
  const { seen } = fakeApi(() => ({ status: 500 }));
  await show();
  fireEvent.click(screen.getByRole('button'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(seen).toEqual([]);
});

it('R262: a lookup that failed says so and can be tried again; what is found goes to the form', async () => {
  let isDown = true;
  const property = { fastanr: '2001234', address: 'Ránargata 12', units: [] };
  const { seen } = fakeApi(() =>
    isDown ? refused(503, 'common.providerDown', '') : { status: 200, body: property },
  );
  await show();
  fireEvent.change(field(), { target: { value: 'F200-1234' } });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(/reyndu aftur/i);
  isDown = false;
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith(property));
  expect(seen.map(({ path }) => path.endsWith('/2001234'))).toEqual([true, true]);
  expect(screen.queryByText(/reyndu aftur/i)).toBeNull();
});
