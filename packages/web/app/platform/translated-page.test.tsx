import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, expect, it } from 'vitest';
import type { AutosaveState } from '#platform/autosave/autosave.ts';
import { SaveMark } from '#platform/autosave/save-mark.tsx';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { translateAll } from '#platform/testing/translate-all.ts';
import { surviveTranslation } from './translated-page.ts';

const { insertBefore, removeChild } = Node.prototype;
afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }));
surviveTranslation();

function Part({ on, words }: { on: boolean; words: string }) {
  return (
    <p>
      {on ? <b>mark</b> : <i>sign</i>}
      {words}
      {on && <b>more</b>}
      {on && 'tail'}
    </p>
  );
}

it('found 1: an element comes, goes and changes its type beside a text that the browser has translated', () => {
  const { container, rerender } = render(<Part on words="one" />);
  translateAll(container);
  rerender(<Part on={false} words="two" />);
  expect(container.textContent).toBe('signtwo');
  translateAll(container);
  rerender(<Part on words="three" />);
  expect(container.textContent).toBe('markthreemoretail');
});

it('found 1: a text that the translator has taken out is no fault', () => {
  const { container, rerender } = render(<Part on words="one" />);
  for (const text of [...container.querySelector('p')!.childNodes].filter((node) => node.nodeType === 3))
    text.replaceWith(Object.assign(document.createElement('font'), { textContent: 'eitt' }));
  rerender(<Part on={false} words="one" />);
  expect(container.textContent).toContain('sign');
});

it('found 1: what stands elsewhere for another reason still throws', () => {
  const [one, two] = [document.createElement('p'), document.createElement('b')];
  expect(() => one.removeChild(two)).toThrow();
  expect(() => one.insertBefore(document.createElement('i'), two)).toThrow();
});

it('found 1: the mark of saving goes through its states in a translated page', async () => {
  const states = ['saving', 'saved', 'offline', 'saved', 'failed', 'saving'] as const;
  const { container } = await renderInPage(<Marks states={states} />, ['autosave']);
  for (const _ of states) {
    translateAll(container);
    fireEvent.click(screen.getByRole('button'));
  }
  expect(container.querySelector('[role=status]')!.textContent).toBe('');
});

/** The mark, and a button that leads to its next state. */
function Marks({ states }: { states: readonly AutosaveState['status'][] }) {
  const [at, setAt] = useState(0);
  const state = { status: states[at] ?? 'clean', edits: {}, isKept: true, waiting: 0, savedAt: 0 };
  return (
    <>
      <SaveMark state={state as AutosaveState} />
      <button type="button" onClick={() => setAt(at + 1)} />
    </>
  );
}
