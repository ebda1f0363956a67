import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageProblems } from '#platform/errors/page-problems.tsx';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { usePublish } from './use-publish.ts';

/** A button of a list: there is no room for a message beside it. */
function Button() {
  const { publish } = usePublish({ onPublished: () => undefined });
  return (
    <button type="button" onClick={() => void publish('l1')}>
      Birta
    </button>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('publishing', () => {
  it('U13 R263: no connection is shown by the page where nothing is shown at the button', async () => {
    fakeApi(() => 'lost');
    await renderInPage(
      <>
        <PageProblems />
        <Button />
      </>,
      ['wizardScreens'],
    );
    fireEvent.click(screen.getByRole('button', { name: 'Birta' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Engin nettenging');
  });
});
