import { updateUser } from '@heima/domain/accounts/endpoints.form.ts';
import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormProblems } from './form-problems.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const values = ({ full_name, bio }: Pick<CurrentUser, 'full_name' | 'bio'>) => ({
  full_name,
  bio: bio ?? '',
});

function Person() {
  const form = useEndpointForm(updateUser, {
    initial: values({ full_name: 'Jóna', bio: 'Kennari' }),
    versioned: { version: 'v1', valuesOf: values },
    toArgs: (body) => ({ params: { id: 'p1' }, body }),
  });
  return (
    <form {...form.formProps}>
      <FormProblems form={form} />
      <TextField {...form.field('full_name')} label="Nafn" />
      <TextField {...form.field('bio')} label="Um mig" />
      <button type="submit">Vista</button>
    </form>
  );
}

/** An account that somebody else has changed since the form was filled in. */
async function editBeside(now: { full_name: string; bio: string }) {
  const api = fakeApi(({ body, headers }) => {
    if (headers?.['if-match'] === '"v2"')
      return { status: 200, body: { ...now, ...(body as object), version: 'v3' } };
    const problem = { status: 412, code: 'common.changedMeanwhile', detail: 'Breytt.' };
    return { status: 412, body: { ...problem, changed: [], current: { ...now, version: 'v2' } } };
  });
  await renderInPage(<Person />, ['shell', 'validation']);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Vista' }));
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  return { api, type, save, shown };
}

describe('a form beside which somebody else changes the same (found 42)', () => {
  it('what both have changed waits with what was typed, names theirs, and is kept by saving again', async () => {
    const { api, type, save, shown } = await editBeside({ full_name: 'Jóna Karlsdóttir', bio: 'Kennari' });
    type('Nafn', 'Jóna Jónsdóttir');
    save();
    expect(await screen.findByText(/„Jóna Karlsdóttir“/)).toBeTruthy();
    expect(shown('Nafn')).toBe('Jóna Jónsdóttir');
    expect(api.seen).toHaveLength(1);
    save();
    await waitFor(() => expect(api.seen).toHaveLength(2));
    expect(api.seen[1]).toMatchObject({
      body: { full_name: 'Jóna Jónsdóttir' },
      headers: { 'if-match': '"v2"' },
    });
  });

  it('what only they have changed is taken over, and the own change is sent beside it without a question', async () => {
    const { api, type, save, shown } = await editBeside({ full_name: 'Jóna', bio: 'Smiður' });
    type('Nafn', 'Jóna Jónsdóttir');
    save();
    await waitFor(() => expect(api.seen).toHaveLength(2));
    expect(api.seen[1]!.body).toEqual({ full_name: 'Jóna Jónsdóttir', bio: 'Smiður' });
    expect([shown('Nafn'), shown('Um mig')]).toEqual(['Jóna Jónsdóttir', 'Smiður']);
  });
});
