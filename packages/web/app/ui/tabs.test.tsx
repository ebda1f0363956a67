import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LinkTabs } from './link-tabs.tsx';
import { Tabs } from './tabs.tsx';

const Languages = () => {
  const [value, setValue] = useState<'is' | 'en' | 'ua'>('is');
  return (
    <Tabs
      label="Language"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'is', label: 'Íslenska' },
        { value: 'en', label: 'English' },
        { value: 'ua', label: 'Українська' },
      ]}
    >
      <p>Text in {value}</p>
    </Tabs>
  );
};

describe('tabs', () => {
  it('show one panel, named by its tab', () => {
    render(<Languages />);
    expect(screen.getByRole('tablist', { name: 'Language' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Íslenska' }).textContent).toBe('Text in is');
  });

  it('are gone through with the arrows, and End opens the last', () => {
    render(<Languages />);
    const first = screen.getByRole('tab', { name: 'Íslenska' });
    fireEvent.keyDown(first, { key: 'End' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Українська');
    expect(screen.getByRole('tabpanel').textContent).toBe('Text in ua');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(first);
    expect(first.tabIndex).toBe(0);
    expect(screen.getByRole('tab', { name: 'Українська' }).tabIndex).toBe(-1);
  });
});

it('tabs with addresses are links, and the open one is marked', () => {
  const element = (
    <LinkTabs
      label="Listings"
      value="drafts"
      tabs={[
        { value: 'published', to: '?tab=published', label: 'Published' },
        { value: 'drafts', to: '?tab=drafts', label: 'Drafts' },
      ]}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getByRole('navigation', { name: 'Listings' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Published' }).getAttribute('href')).toBe('/?tab=published');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Drafts');
});

describe('a row of tabs that is longer than the screen', () => {
  it('is marked at the side where more of it is hidden', () => {
    const { container } = render(<Languages />);
    const row = container.querySelector<HTMLElement>('[role=tablist]')!;
    expect(row.dataset.hidden).toBe('');
    Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
    fireEvent(window, new Event('resize'));
    expect(row.dataset.hidden).toBe('after');
    row.scrollLeft = 100;
    fireEvent.scroll(row);
    expect(row.dataset.hidden).toBe('before after');
    row.scrollLeft = 200;
    fireEvent.scroll(row);
    expect(row.dataset.hidden).toBe('before');
  });
});
