import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DraftFormProvider } from '#features/listing/draft/draft-form.tsx';
import { type DraftValues, draftValues } from '#features/listing/draft/draft-values.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { AvailabilityStep } from './availability-step.tsx';
import { RentFields } from './pricing-step.tsx';
import { UtilityRows } from './utility-rows.tsx';

afterEach(cleanup);

const sets = ['wizardScreens', 'listings', 'reference', 'validation'];

interface Held {
  values: DraftValues;
  onSet?: (changed: Partial<DraftValues>) => void;
}

function Form({ held, children }: { held: Held; children: React.ReactNode }) {
  const [values, setValues] = useState(held.values);
  held.values = values;
  const form = {
    values,
    set: (changed: Partial<DraftValues>) => {
      held.onSet?.(changed);
      setValues((now) => ({ ...now, ...changed }));
    },
    refusal: () => undefined,
  };
  return <DraftFormProvider value={form as never}>{children}</DraftFormProvider>;
}

/** A part of the form of a draft, and what the form holds. */
async function show(part: React.ReactNode, given: Partial<DraftValues> = {}): Promise<Held> {
  const held: Held = { values: { ...draftValues(undefined, 'is'), ...given } };
  await renderInPage(<Form held={held}>{part}</Form>, sets);
  return held;
}

it('eye B7: what nobody has said is filled in as the law has it, and only that', async () => {
  const internet = { ...draftValues(undefined, 'is')['utility.internet'], included: true };
  const held = await show(<UtilityRows />, { 'utility.internet': internet });
  const fill = 'Fylla út eins og algengast er';
  fireEvent.click(screen.getByRole('button', { name: fill }));
  const who = (['heating', 'electricity', 'house_fund', 'internet'] as const).map((code) => {
    const { included, paid_by_tenant } = held.values[`utility.${code}`];
    return [included, paid_by_tenant];
  });
  expect(who).toEqual([
    [false, true],
    [false, true],
    [true, false],
    [true, false],
  ]);
  expect(screen.queryByRole('button', { name: fill })).toBeNull();
});

it.each([
  ['285', 'Áttirðu við þúsundir?', '285000'],
  ['28500', 'Vantar núll?', '285000'],
  ['28500000', 'Er núlli ofaukið?', '285000'],
])('eye B8: a rent of %s asks what is meant', async (price, question, meant) => {
  const held = await show(<RentFields />, { price });
  screen.getByText(question);
  fireEvent.click(screen.getByRole('button', { name: 'Breyta í 285.000\u00a0kr.' }));
  expect(held.values.price).toBe(meant);
  expect(screen.queryByText(question)).toBeNull();
});

it('a rent that stays while its unit changes is said to be another one, with the figure that comes to the same', async () => {
  const held = await show(<RentFields />, { price: '260000' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Verðeining' }), { target: { value: '2' } });
  screen.getByText('Verðið var 260.000 kr. á mánuði og er nú 260.000 kr. á viku.');
  fireEvent.click(screen.getByRole('button', { name: 'Breyta í 60.000\u00a0kr. á viku' }));
  expect([held.values.price, held.values.price_type]).toEqual(['60000', 2]);
  expect(screen.queryByText('Talan er óbreytt')).toBeNull();
});

it('another currency goes with the rent and the deposit as they were typed', async () => {
  const held = await show(<RentFields />, { price: '285000', insurance_amount: '300000' });
  const seen: Partial<DraftValues>[] = [];
  held.onSet = (changed) => seen.push(changed);
  fireEvent.change(screen.getByRole('combobox', { name: 'Gjaldmiðill' }), { target: { value: '3' } });
  expect(seen[0]).toMatchObject({ currency_id: 3, price: '285000', insurance_amount: '300000' });
  screen.getByText('285.000 € á mánuði er óvenjuhátt. Er það rétt?');
});

it('eye A6: the notice stops at what the law has, and a shorter one has its cure beside it', async () => {
  const held = await show(<AvailabilityStep />, {
    duration: 'long-term',
    listing_type: 'residential',
    listing_category: 'apartment',
    contract_termination_term: 5,
  });
  screen.getByText('Uppsagnarfrestur má ekki vera styttri en 6 mánuðir (56. gr. húsaleigulaga).');
  fireEvent.click(screen.getByRole('button', { name: 'Breyta í 6 mánuði' }));
  expect(held.values.contract_termination_term).toBe(6);
  expect(screen.queryByText(/má ekki vera styttri/)).toBeNull();
  const shorter = screen.getByRole('button', { name: /[Ss]tytt/ }) as HTMLButtonElement;
  expect(shorter.disabled).toBe(true);
});
