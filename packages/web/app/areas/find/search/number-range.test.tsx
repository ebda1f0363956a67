import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { NumberRange } from './number-range.tsx';
import { PriceChoice } from './price-choice.tsx';

afterEach(cleanup);

const turned = '„Frá“ var hærra en „Til“ og þau skiptu því um sæti.';
const ends = () => [screen.getByLabelText('Frá'), screen.getByLabelText('Til')] as HTMLInputElement[];
const values = () => ends().map(({ value }) => value);

const draft = { search: {}, set: vi.fn(), answer: undefined };
const ranges = {
  price: [
    <PriceChoice key="p" search={{}} draft={draft} places={[]} />,
    ['300000', '200000'],
    ['200.000', '300.000'],
  ],
  size: [
    <NumberRange key="s" name="size" title="Stærð" min={undefined} max={undefined} unit="m²" />,
    ['90', '40,5'],
    ['40,5', '90'],
  ],
  bedrooms: [
    <NumberRange
      key="b"
      name="bedrooms"
      title="Svefnherbergi"
      min={undefined}
      max={undefined}
      numbers={[1, 2, 3, 10]}
    />,
    ['10', '2'],
    ['2', '10'],
  ],
} as const;

describe.each(Object.entries(ranges))(
  'a range of the search whose ends are the wrong way round: %s',
  (_, [range, given, shown]) => {
    const type = async () => {
      await renderInPage(range, ['searchScreen']);
      ends().forEach((end, at) => {
        fireEvent.change(end, { target: { value: given[at] } });
      });
    };

    it('is put into order where it is seen, with a word, once the focus leaves it', async () => {
      await type();
      const [from, to] = ends();
      fireEvent.blur(from!, { relatedTarget: to });
      expect(screen.queryByText(turned)).toBeNull();
      fireEvent.blur(to!);
      expect(values()).toEqual(shown);
      expect(screen.getByText(turned).getAttribute('aria-live')).toBe('polite');
      fireEvent.change(from!, { target: { value: '1' } });
      expect(screen.queryByText(turned)).toBeNull();
    });

    it('waits with Enter until that was seen', async () => {
      await type();
      expect(fireEvent.keyDown(ends()[1]!, { key: 'Enter' })).toBe(false);
      expect(screen.getByText(turned)).toBeTruthy();
      expect(fireEvent.keyDown(ends()[1]!, { key: 'Enter' })).toBe(true);
    });
  },
);
