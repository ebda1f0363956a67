import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { type DraftForm, DraftFormProvider } from '#features/listing/draft/draft-form.tsx';
import { type DraftValues, draftValues } from '#features/listing/draft/draft-values.ts';
import { usePhotoUploads } from '#features/listing/photos/use-photo-uploads.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { PhotosStep } from './photos-step.tsx';

const image = (id: string, caption: string | null) => ({
  id,
  caption,
  src: `/media/${id}`,
  width: 1920,
  height: 1440,
  widths: [160],
  avif: false,
  blur: 'data:,',
});

const typed: Partial<DraftValues> = {};

function Photos() {
  const [listing, setListing] = useState(
    someListing({ images: [image('i1', 'Stofa með glugga til suðurs'), image('i2', null), image('i3', '')] }),
  );
  const [edits, setEdits] = useState<Partial<DraftValues>>({});
  const form: DraftForm = {
    listing,
    values: { ...draftValues(listing, 'is'), ...edits },
    set: (changed) => {
      Object.assign(typed, changed);
      setEdits((now) => ({ ...now, ...changed }));
    },
    refusal: () => undefined,
    ensure: async () => listing.id,
    save: async () => undefined,
    take: () => undefined,
    clientId: () => undefined,
    updateCache: (change) => setListing((now) => ({ ...now, ...change(now) })),
  };
  return (
    <DraftFormProvider value={form}>
      <PhotosStep photos={usePhotoUploads(form)} />
    </DraftFormProvider>
  );
}

/** What the next uploads are answered; each is answered at once. */
function uploadsAnswer(status: number, body: object) {
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = JSON.stringify(body);
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => 'application/json';
    send() {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}

const jpeg = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: 'image/jpeg' });
};
const pick = (file: File) =>
  fireEvent.change(document.querySelector('[data-photos]')!, { target: { files: [file] } });
const show = () => renderInPage(<Photos />, ['wizardScreens', 'listings', 'listingScreen', 'validation']);
const photos = () =>
  within(screen.getByRole('region', { name: 'Myndir auglýsingarinnar' })).getAllByRole('listitem');
const alts = () => photos().map((one) => one.querySelector('img')!.getAttribute('alt'));

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

describe('the photos of a listing (V079, V092)', () => {
  it('V092 X07: the form asks what each photo shows, its caption is its text, and one without says which it is', async () => {
    fakeApi(() => ({ status: 200, body: {} }));
    await show();
    expect(alts()).toEqual(['Stofa með glugga til suðurs', 'Mynd 2 af 3', 'Mynd 3 af 3']);
    expect(screen.getByText(/Skrifaðu hvað sést á hverri mynd/)).toBeTruthy();
    const caption = screen.getByRole('textbox', { name: 'Hvað sést á mynd 2?' }) as HTMLInputElement;
    fireEvent.change(caption, { target: { value: 'Eldhús' } });
    expect(caption.value).toBe('Eldhús');
    expect(typed).toEqual({ 'caption.i2': 'Eldhús' });
  });

  it('V079 V092 R305: only jpeg and png are offered, and what is neither is refused in words', async () => {
    uploadsAnswer(201, image('i4', null));
    await show();
    for (const picker of document.querySelectorAll('input[type=file]'))
      expect(picker.getAttribute('accept')).toBe('image/jpeg,image/png');
    expect(screen.getByText(/JPEG eða PNG, mest 10 MB hver/)).toBeTruthy();
    pick(new File([new Uint8Array([0, 0, 0, 24, 0x66, 0x74])], 'mynd.heic'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'mynd.heic: Myndin þarf að vera JPEG eða PNG.',
    );
    expect(screen.getByText('Leyfilegar eru JPEG- og PNG-myndir, mest 10 MB hver.')).toBeTruthy();
    // One sign that something is wrong, and none of a picture that there is not.
    const row = screen.getByRole('alert').closest('li')!;
    expect(row.querySelectorAll('[role=alert] svg')).toHaveLength(1);
    fireEvent.error(row.querySelector('img')!);
    expect(row.querySelector('img')).toBeNull();
    expect(within(row).getByText('mynd.heic')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Fjarlægja mynd.heic' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(photos()).toHaveLength(3);
  });

  it('what has been sent of a small photo is counted in a unit in which it is more than nothing', async () => {
    class Never extends EventTarget {
      upload = new EventTarget();
      open() {}
      setRequestHeader() {}
      send() {}
    }
    vi.stubGlobal('XMLHttpRequest', Never);
    await show();
    pick(jpeg('litil.jpg', 40_000));
    expect(await screen.findByText('0 af 40 kB')).toBeTruthy();
    pick(jpeg('stor.jpg', 2_500_000));
    expect(await screen.findByText('0 af 2,5 MB')).toBeTruthy();
  });

  it('V079 V092 R306 R307: a file that is too large is not sent, and the message has the limit in MB', async () => {
    uploadsAnswer(201, image('i4', null));
    await show();
    pick(jpeg('stor.jpg', 10_000_001));
    expect((await screen.findByRole('alert')).textContent).toBe('stor.jpg: Skráin má vera mest 10 MB.');
    expect(photos()).toHaveLength(3);
  });

  it('V079 R308 R309: an upload that failed says why and can be tried again; then the photo is the last', async () => {
    uploadsAnswer(503, { status: 503, code: 'common.providerDown', detail: 'Ekki tókst að geyma myndina.' });
    await show();
    pick(jpeg('eldhus.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe('eldhus.jpg: Ekki tókst að geyma myndina.');
    uploadsAnswer(201, image('i4', 'Bað'));
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur: eldhus.jpg' }));
    await waitFor(() => expect(alts().at(-1)).toBe('Bað'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('V079: a photo is taken away at once, deleted when the time to undo is over, and comes back when that fails', async () => {
    let isDown = true;
    const { seen } = fakeApi(() =>
      isDown ? refused(503, 'common.providerDown', 'Reyndu aftur.') : { status: 204 },
    );
    await show();
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Eyða mynd 1' }));
      expect(alts()).toEqual(['Mynd 1 af 2', 'Mynd 2 af 2']);
      fireEvent.click(screen.getByRole('button', { name: 'Afturkalla' }));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect([seen.length, photos().length]).toEqual([0, 3]);
      fireEvent.click(screen.getByRole('button', { name: 'Eyða mynd 1' }));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /listingimages/i1']);
      expect(photos()).toHaveLength(3);
      expect(currentToasts().map(({ text }) => text)).toContain('Ekki tókst að eyða myndinni');
      isDown = false;
      fireEvent.click(screen.getByRole('button', { name: 'Eyða mynd 1' }));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(alts()).toEqual(['Mynd 1 af 2', 'Mynd 2 af 2']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('V079: photos change places by buttons; an order that was not taken goes back and says so', async () => {
    const { seen } = fakeApi(() => refused(503, 'common.providerDown', 'Reyndu aftur.'));
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Færa mynd 1 aftar' }));
    expect(alts()[1]).toBe('Stofa með glugga til suðurs');
    await waitFor(() => expect(alts()[0]).toBe('Stofa með glugga til suðurs'));
    expect(seen[0]).toMatchObject({ method: 'POST', body: { ids: ['i2', 'i1', 'i3'] } });
    expect(await screen.findByText('Ekki tókst að færa myndina')).toBeTruthy();
  });
});
