import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Lets what draws be tested where nothing can be drawn: a canvas that takes every call. */
export function drawNothing(): void {
  const nothing = () => undefined;
  const context = new Proxy(
    {},
    { get: (_, name) => (name === 'canvas' ? undefined : nothing), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal(
    'Path2D',
    class {
      rect() {}
      roundRect() {}
      moveTo() {}
      lineTo() {}
      arcTo() {}
      closePath() {}
    },
  );
}

/** The bars come late: a test that ended before them would be drawn into by the next. */
export async function untilDrawn(): Promise<void> {
  await waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
  await act(async () => undefined);
}
