import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextPage } from '#areas/staff/text/text-page.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { TextsScreen } from './texts-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  id: 'is:listings.found_one',
  tag: 'listings.found_one',
  lang: 'is',
  text: '{{count}} heimili',
  original: '{{count}} íbúð',
  source: '{{count}} home',
  is_changed: true,
  updated_at: '2026-11-01T10:00:00.000Z',
};

describe('texts of the product', () => {
  const show = async (address: string, items: object[] = [row]) => {
    const api = fakeApi(() => ({
      status: 200,
      body: { items, count: items.length, next: null, previous: null },
    }));
    const { router } = await renderInPage(<TextsScreen />, ['staffScreens'], { address });
    return { ...api, router };
  };

  it('V210 R580: shows English beside Icelandic, and what is changed', async () => {
    const { seen } = await show('/man/translations');
    const link = await screen.findByRole('link', { name: 'listings.found_one' });
    expect(link.getAttribute('href')).toBe('/man/translations/listings.found_one');
    const line = within(link.closest('tr')!);
    expect(line.getByText('Breytt')).toBeTruthy();
    expect(line.getByText('{{count}} home').getAttribute('lang')).toBe('en');
    expect(line.getByText('{{count}} heimili').getAttribute('lang')).toBe('is');
    expect(seen[0]!.path).toContain('lang=is&from=en');
  });

  it('V210: asks for another direction, what is changed, and a text, by the address', async () => {
    const { router, seen } = await show('/man/translations?from=is&to=ua&changed=true');
    expect(seen[0]!.path).toMatch(/lang=ua&from=is&is_changed=true/);
    const field = await screen.findByRole('searchbox', { name: 'Leita að lykli eða texta' });
    fireEvent.change(field, { target: { value: 'leit' } });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() => {
      const asked = Object.fromEntries(new URLSearchParams(router.state.location.search));
      expect(asked).toEqual({ search: 'leit', from: 'is', to: 'ua', changed: 'true' });
    });
  });

  it('V210: nothing found says so', async () => {
    await show('/man/translations?search=zzz', []);
    expect(await screen.findByText('Enginn texti fannst')).toBeTruthy();
  });
});

describe('one text', () => {
  const form = (lang: string, plural: string | null, text: string, original = text) => ({
    id: `${lang}:listings.found${plural ? `_${plural}` : ''}`,
    form: plural,
    text,
    original,
    is_changed: text !== original,
    updated_at: null,
  });
  const kept = () => ({
    tag: 'listings.found',
    languages: [
      { lang: 'is', forms: [form('is', 'one', '{{count}} heimili', '{{count}} íbúð')] },
      { lang: 'en', forms: [form('en', 'one', '{{count}} home')] },
      {
        lang: 'ua',
        forms: [form('ua', 'few', '{{count}} помешкання'), form('ua', 'other', '{{count}} житла')],
      },
    ],
  });

  const show = async (answer: (text: string) => object = (text) => ({ text })) => {
    const tag = kept();
    const api = fakeApi(({ method, path, body }) => {
      if (method === 'GET') return { status: 200, body: tag };
      const { text } = body as { text: string };
      const given = answer(text) as { status?: number };
      if (given.status) return given as never;
      for (const { forms } of tag.languages)
        for (const one of forms)
          if (path === `/translations/${encodeURIComponent(one.id)}` || path === `/translations/${one.id}`) {
            one.text = text || one.original;
            one.is_changed = one.text !== one.original;
            return { status: 200, body: { ...row, ...one } };
          }
      return { status: 404 };
    });
    await renderInPage(
      <Routes location="/man/translations/listings.found">
        <Route path="/man/translations/:tag" element={<TextPage />} />
      </Routes>,
      ['staffScreens', 'translations', 'validation'],
    );
    await screen.findByRole('region', { name: 'English' });
    return api;
  };
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const sent = ({ seen }: Awaited<ReturnType<typeof show>>) =>
    seen.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [decodeURIComponent(path), body]);

  it('V210: shows the three languages, for which numbers each form is, and what is changed from the shipped text', async () => {
    await show();
    expect(part('Íslenska').getByText(/Upprunalegi textinn: \{\{count\}\} íbúð/)).toBeTruthy();
    expect(part('English').queryByText(/Upprunalegi textinn/)).toBeNull();
    expect(part('Українська').getByRole('textbox', { name: 'Fyrir tölur eins og 2, 3, 4' })).toBeTruthy();
    expect(part('Українська').getByRole('textbox', { name: 'Fyrir brot úr tölu' })).toBeTruthy();
  });

  it('V210 E371: a text that loses a value cannot be saved, and says which', async () => {
    const api = await show();
    const field = part('English').getByRole('textbox');
    const save = part('English').getByRole('button', { name: 'Vista' });
    expect(save.hasAttribute('disabled')).toBe(true);
    fireEvent.change(field, { target: { value: 'Homes' } });
    expect(part('English').getByText(/sömu gildi.*\{\{count\}\}/)).toBeTruthy();
    expect(save.hasAttribute('disabled')).toBe(true);
    expect(sent(api)).toEqual([]);
  });

  it('V210 E371: saves, and takes it back with one press', async () => {
    const api = await show();
    const field = part('English').getByRole('textbox') as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'One home: {{count}}' } });
    fireEvent.click(part('English').getByRole('button', { name: 'Vista' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Afturkalla' }));
    await waitFor(() => expect(field.value).toBe('{{count}} home'));
    expect(sent(api)).toEqual([
      ['/translations/en:listings.found_one', { text: 'One home: {{count}}' }],
      ['/translations/en:listings.found_one', { text: '{{count}} home' }],
    ]);
  });

  it('V210 E371: brings the shipped text back', async () => {
    const api = await show();
    fireEvent.click(part('Íslenska').getByRole('button', { name: 'Setja upprunalega textann aftur' }));
    await waitFor(() =>
      expect((part('Íslenska').getByRole('textbox') as HTMLTextAreaElement).value).toBe('{{count}} íbúð'),
    );
    expect(sent(api)).toEqual([['/translations/is:listings.found_one', { text: '{{count}} íbúð' }]]);
  });

  it('V210: what the server refuses stands at the field, and what was typed stays', async () => {
    const detail = 'Textinn má ekki vera svona.';
    await show(() => refused(400, 'common.invalidInput', detail, { text: [detail] }) as object);
    const field = part('English').getByRole('textbox') as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'Home {{count}}' } });
    await act(async () => fireEvent.click(part('English').getByRole('button', { name: 'Vista' })));
    expect(await part('English').findByText(detail)).toBeTruthy();
    expect(field.value).toBe('Home {{count}}');
  });
});
