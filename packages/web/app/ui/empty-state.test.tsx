import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';

it('an empty state says why there is nothing, and offers what to do next', () => {
  const { container } = render(
    <EmptyState
      sign="plus"
      heading="h1"
      title="Engar auglýsingar"
      text="Hér birtast auglýsingar þínar."
      actions={<Button>Búa til auglýsingu</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Engar auglýsingar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Búa til auglýsingu' })).toBeTruthy();
  // The picture says nothing that the words do not.
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});

it('a notice is read out when it appears only where that is asked for', () => {
  const { rerender } = render(<Notice tone="info">Gott að vita</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  rerender(
    <Notice tone="danger" role="alert" title="Tókst ekki" action={<Button>Reyna aftur</Button>}>
      Ekkert samband
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Tókst ekkiEkkert sambandReyna aftur');
});
