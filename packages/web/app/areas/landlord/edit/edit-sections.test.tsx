import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editSection } from '#areas/landlord/edit/testing/edit-section.tsx';
import { drawNothing, untilDrawn } from '#features/listing/statistics/testing/draw-nothing.ts';
import { refused } from '#platform/forms/testing/fake-api.ts';
import { currentToasts, dismissToast } from '#ui/toasts.ts';

const typed = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (role: 'button' | 'checkbox' | 'radio' | 'switch', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }));
const inGroup = (name: string) => within(screen.getByRole('group', { name }));

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the sections of the edit page', () => {
  it('V073: title, category, type and the description in a language are saved, and nothing else', async () => {
    const { save } = await editSection('base', { listing: { terms_accepted: true } });
    await screen.findByRole('textbox', { name: 'Fyrirsögn' });
    typed('Fyrirsögn', 'Björt risíbúð');
    typed('Lýsing', 'Stutt');
    expect(screen.getByText('5 stafir, vantar 45.')).toBeTruthy();
    press('radio', /^Íbúðarhúsnæði/);
    press('radio', 'Stúdíóíbúð');
    fireEvent.click(screen.getByRole('tab', { name: /English/ }));
    typed('Lýsing', 'A bright flat');
    expect(await save()).toEqual([
      [
        'PATCH /listings/:id',
        { title: 'Björt risíbúð', listing_type: 'residential', listing_category: 'studio' },
      ],
      ['POST /listings/:id/descriptions', { description: 'Stutt', language: 'is' }],
      ['POST /listings/:id/descriptions', { description: 'A bright flat', language: 'en' }],
    ]);
  });

  it('V073 R240: a description that is too short for a published listing is reported at its field, and stays as typed', async () => {
    const { save } = await editSection('base', {
      answer: ({ path }) =>
        path.endsWith('/descriptions')
          ? refused(400, 'common.invalidInput', 'Rangt', {
              description: ['Lýsingin þarf að vera minnst 50 stafir.'],
            })
          : undefined,
    });
    await screen.findByRole('textbox', { name: 'Lýsing' });
    typed('Lýsing', 'Of stutt');
    await save();
    const field = (await screen.findByRole('textbox', { name: 'Lýsing' })) as HTMLTextAreaElement;
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('Of stutt');
    expect(document.activeElement).toBe(field);
    expect(screen.getAllByText('Lýsingin þarf að vera minnst 50 stafir.').length).toBeGreaterThan(0);
  });

  it('V073: a description is translated by machine from the one that is there; one written by hand is replaced only when asked for', async () => {
    const own = 'Íbúðin er björt og hlý og stendur við rólega götu í gamla bænum.';
    const text = (language: 'is' | 'en', words: string, machine_translated: boolean) => ({
      id: `d-${language}`,
      language,
      text: words,
      machine_translated,
    });
    let isAsked = false;
    const { sent } = await editSection('base', {
      listing: { description_translations: [text('is', own, false)] as never, primary_description: 'is' },
      answer: ({ path }) => {
        if (!path.endsWith('/translate-description')) return undefined;
        if (isAsked) return { status: 200, body: text('en', 'The flat is bright and warm.', true) };
        isAsked = true;
        return refused(409, 'listingContent.writtenByHand', 'Textinn er skrifaður af þér.');
      },
    });
    fireEvent.click(await screen.findByRole('tab', { name: /English/ }));
    press('button', 'Þýða úr íslensku');
    await screen.findByText('Textinn er skrifaður af þér.');
    press('button', 'Þýða samt og skipta textanum út');
    await screen.findByDisplayValue('The flat is bright and warm.');
    expect(screen.getByText(/^Vélþýðing\./)).toBeTruthy();
    expect(sent()).toEqual([
      ['POST /listings/:id/translate-description', { from: 'is', to: 'en', replace: false }],
      ['POST /listings/:id/translate-description', { from: 'is', to: 'en', replace: true }],
    ]);
  });

  it('V074: price, its unit, its currency and the deposit are saved, and the deposit follows the rent', async () => {
    const { save } = await editSection('price', { listing: { price: { price: 285_000, currency: 'ISK' } } });
    await screen.findByRole('textbox', { name: 'Leiga á mánuði' });
    typed('Leiga á mánuði', '300000');
    press('radio', 'Mánuðir');
    fireEvent.change(screen.getByRole('combobox', { name: 'Fjöldi mánaða' }), { target: { value: '2' } });
    expect(screen.getByText('600.000 kr.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Verðeining' }), { target: { value: '2' } });
    expect(await save()).toEqual([
      ['PATCH /listings/:id', { price: '300000', price_type: 2, insurance_months: 2 }],
    ]);
  });

  it('V075: from a day, for how long and whether it can go on are saved; available now takes the day back', async () => {
    const { save } = await editSection('dates', {
      listing: { duration: 'fixed-term', available_from: '2099-08-01' },
    });
    await screen.findByRole('radio', { name: 'Laust núna' });
    press('radio', 'Laust núna');
    press('button', 'Lengri hámarkstími');
    press('button', 'Styttri lágmarkstími');
    press('radio', 'Já');
    expect(await save()).toEqual([
      [
        'PATCH /listings/:id',
        { available_from: null, contract_min_months: 5, contract_max_months: 13, renewable: true },
      ],
    ]);
  });

  it('V078: views, likes and the views of each day are shown; figures that fail to come are asked for again', async () => {
    drawNothing();
    let isDown = true;
    const days = [
      { date: '2026-11-01', views: 3 },
      { date: '2026-11-02', views: 1209 },
    ];
    await editSection('statistics', {
      answer: ({ path }) => {
        if (!path.endsWith('/statistics')) return undefined;
        if (isDown) return refused(503, 'common.providerDown', 'Reyndu aftur.');
        return { status: 200, body: { views: 1212, likes: 7, views_by_day: days } };
      },
    });
    await screen.findByText('Ekki tókst að sækja tölurnar.');
    isDown = false;
    press('button', 'Reyna aftur');
    expect(await screen.findByText('1.212')).toBeTruthy();
    await untilDrawn();
    expect(screen.getByText('7')).toBeTruthy();
    expect(screen.getByRole('slider').getAttribute('aria-label')).toBe(
      '1.212 skoðanir frá 01.11.2026 til 02.11.2026, mest 1.209 á dag',
    );
    expect(screen.queryByRole('button', { name: 'Vista breytingar' })).toBeNull();
  });

  it('V080 R310: the postal code is chosen from a list; what the server has against it is shown at its field', async () => {
    const postalCodes = [
      { code: '101', name: '101 Reykjavík', label: 'Miðbær' },
      { code: '603', name: '603 Akureyri', label: null },
    ];
    const { save } = await editSection('location', {
      answer: ({ method, path }) => {
        if (path.startsWith('/postalcodes')) return { status: 200, body: postalCodes };
        if (method === 'GET') return undefined;
        return refused(400, 'common.invalidInput', 'Rangt', {
          postal_code: ['Póstnúmerið er ekki til.', 'Annað'],
        });
      },
    });
    const code = (await screen.findByRole('combobox', { name: 'Póstnúmer' })) as HTMLSelectElement;
    await waitFor(() => expect(code.options.length).toBeGreaterThan(2));
    expect([...code.options].map(({ textContent }) => textContent)).toEqual([
      'Veldu póstnúmer',
      '101 Reykjavík (Miðbær)',
      '603 Akureyri',
    ]);
    fireEvent.change(code, { target: { value: '603' } });
    expect(await save()).toEqual([['PATCH /addresses/:id', { postal_code: '603' }]]);
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(`${code.id}-error`)?.textContent).toBe('Póstnúmerið er ekki til.');
  });

  it('V081 R235: size, rooms and who uses the kitchen are saved', async () => {
    const { save } = await editSection('size', { listing: { bedrooms: 1, bathrooms: null } });
    await screen.findByRole('textbox', { name: /^Stærð/ });
    typed(/^Stærð/, '84,5');
    press('button', 'Fleiri svefnherbergi');
    press('button', 'Fleiri baðherbergi');
    press('button', 'Fleiri herbergi');
    press('switch', 'Eldhús eða eldunaraðstaða');
    press('radio', 'Sameiginlegt eldhús');
    expect(await save()).toEqual([
      [
        'PATCH /listings/:id',
        { size: '84,5', bedrooms: 2, bathrooms: 1, rooms: 1, kitchen: { present: true, kitchen_shared: 2 } },
      ],
    ]);
  });

  it('V081: a size that is none is reported at its field when it is left', async () => {
    await editSection('size');
    const size = await screen.findByRole('textbox', { name: /^Stærð/ });
    fireEvent.change(size, { target: { value: 'stór' } });
    fireEvent.blur(size);
    expect(screen.getByText('Sláðu inn fermetra með mest einum aukastaf, til dæmis 84,5.')).toBeTruthy();
  });

  it('V082 R236: amenities and one of three kinds of furniture are saved', async () => {
    const { save } = await editSection('amenities');
    await screen.findByRole('checkbox', { name: 'Þvottavél' });
    press('checkbox', 'Þvottavél');
    press('checkbox', 'Lyfta');
    press('checkbox', 'Þvottavél');
    expect(inGroup('Húsgögn').getAllByRole('radio')).toHaveLength(3);
    press('radio', 'Eftir samkomulagi');
    expect(await save()).toEqual([
      ['PATCH /listings/:id', { amenities: ['elevator'], furniture: 'negotiable' }],
    ]);
  });

  it('V083: smoking, pets, how many people, and one sex with its reason are saved', async () => {
    const { save } = await editSection('rules', {
      listing: { listing_type: 'residential', listing_category: 'room' },
    });
    await screen.findByRole('group', { name: 'Má reykja inni?' });
    fireEvent.click(inGroup('Má reykja inni?').getByRole('radio', { name: 'Já' }));
    fireEvent.click(inGroup('Eru gæludýr leyfð?').getByRole('radio', { name: 'Já' }));
    press('checkbox', 'Kettir');
    press('button', 'Fleiri íbúar');
    press('button', 'Fleiri íbúar');
    press('radio', 'Aðeins konur');
    typed('Ástæða takmörkunar', 'Sameiginlegt bað');
    expect(await save()).toEqual([
      [
        'PATCH /rules/:id',
        {
          smoking: true,
          allowed_pet: ['cat'],
          max_people: 2,
          sex_allowed: 2,
          sex_limitation_reason: 'Sameiginlegt bað',
        },
      ],
    ]);
  });

  it('V083 R237: a whole home has no limit to one sex, and one that stands from before can only be taken away', async () => {
    const home = { listing_type: 'residential', listing_category: 'apartment' } as const;
    await editSection('rules', { listing: home });
    await screen.findByRole('group', { name: 'Má reykja inni?' });
    expect(screen.queryByRole('group', { name: 'Hverjum er leigt?' })).toBeNull();
    cleanup();
    const rules = {
      id: 'x',
      max_people: 0,
      sex_allowed: 2 as const,
      sex_limitation_reason: 'bað',
      smoking: false,
    };
    const { save } = await editSection('rules', {
      listing: { ...home, rules: { ...rules, allowed_pet: [] } },
    });
    await screen.findByRole('group', { name: 'Hverjum er leigt?' });
    expect(screen.queryByRole('radio', { name: 'Aðeins karlar' })).toBeNull();
    expect(screen.getByText(/^Aðeins má takmarka leigu við annað kynið/)).toBeTruthy();
    press('radio', 'Öll kyn');
    expect(await save()).toEqual([['PATCH /rules/:id', { sex_allowed: 0 }]]);
  });
});
