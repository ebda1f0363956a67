import { deleteImage, orderImages, rotateImage } from '@heima/domain/listing-content/endpoints.ts';
import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftForm } from '#features/listing/draft/draft-form.tsx';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast, successMs } from '#ui/toasts.ts';
import { sendPhoto } from './send-photo.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';
import { validatePhoto } from './validate-photo.ts';

/** Everything that can be done with the photos of a listing. It outlives the step, so that uploads go on beside it. */
export interface PhotoUploads {
  /** In their order, without those just taken away. */
  images: readonly ListingImage[];
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  cancel: (key: string) => void;
  retry: (key: string) => void;
  /** Puts a photo at another place, counted from 0. */
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  /** Turns a photo by a quarter to the right, after the turns asked for before. False when it could not be. */
  rotate: (id: string) => Promise<boolean>;
  /** The photos that are being turned. */
  turning: ReadonlySet<string>;
}

export function usePhotoUploads(form: DraftForm): PhotoUploads {
  const { t } = useTexts();
  const latest = useRef(form);
  latest.current = form;
  const updateImages = (change: (images: readonly ListingImage[]) => ListingImage[]) =>
    latest.current.updateCache((listing) => ({ images: change(listing.images) }));
  const translate = useRef(t);
  translate.current = t;
  const [queue] = useState(
    () =>
      new UploadQueue<ListingImage>(() => ({
        validate: validatePhoto,
        send: async (file, onSent, signal) => {
          const listingId = await latest.current.ensure();
          return sendPhoto({ listingId, clientId: latest.current.clientId(), file, onSent, signal });
        },
        onDone: (image) => updateImages((images) => [...images.filter(({ id }) => id !== image.id), image]),
        describe: (fault) => {
          if (fault === 'offline') return translate.current('wizardScreens.photos.offline');
          if (!(fault instanceof Error)) return translate.current(fault.key, fault.params);
          const problem = fault instanceof ApiProblem ? fault : undefined;
          return (
            problem?.field('image') ||
            problem?.body.detail ||
            translate.current('wizardScreens.photos.failed')
          );
        },
        preview: (file) => URL.createObjectURL(file),
        release: (address) => URL.revokeObjectURL(address),
      })),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => nothing);
  useEffect(() => {
    const online = () => void queue.retryAll();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [queue]);
  const { hidden, remove } = useRemoval(latest, updateImages);
  const turns = useTurns(latest, updateImages);
  const images = (form.listing?.images ?? []).filter(({ id }) => !hidden.has(id));
  return {
    images,
    uploads,
    add: (files) => void queue.add(files),
    cancel: (key) => queue.cancel(key),
    retry: (key) => void queue.retry(key),
    remove,
    ...turns,
    move: (id, to) => {
      const all = form.listing?.images ?? [];
      const moved = all.find((image) => image.id === id);
      if (!moved) return;
      const others = all.filter((image) => image.id !== id);
      const next = [...others.slice(0, to), moved, ...others.slice(to)];
      const assume = () => {
        updateImages(() => next);
        return () => updateImages(() => [...all]);
      };
      const body = { ids: next.map((image) => image.id), client_id: latest.current.clientId() };
      callApi(orderImages, { params: { id: form.listing!.id }, body }, { assume }).catch((error: unknown) => {
        const detail = error instanceof ApiProblem ? error.body.detail : undefined;
        showToast({ tone: 'danger', text: t('wizardScreens.photos.orderFailed'), more: detail });
      });
    },
  };
}

const nothing: readonly Upload[] = [];

/** Turns photos, each press after the one before it: of two at once the server would refuse the second. */
function useTurns(
  form: { readonly current: DraftForm },
  updateImages: (change: (images: readonly ListingImage[]) => ListingImage[]) => void,
): Pick<PhotoUploads, 'rotate' | 'turning'> {
  const { t } = useTexts();
  const [turning, setTurning] = useState<ReadonlySet<string>>(new Set());
  const last = useRef(new Map<string, Promise<boolean>>());
  const turn = async (id: string): Promise<boolean> => {
    try {
      const body = { client_id: form.current.clientId() };
      const turned = await callApi(rotateImage, { params: { id }, body });
      updateImages((images) => images.map((image) => (image.id === id ? turned : image)));
      return true;
    } catch (error) {
      const detail = error instanceof ApiProblem ? error.body.detail : undefined;
      showToast({ tone: 'danger', text: t('wizardScreens.photos.rotateFailed'), more: detail });
      return false;
    }
  };
  return {
    turning,
    rotate: async (id) => {
      const before = last.current.get(id);
      const running = before ? before.then(() => turn(id)) : turn(id);
      last.current.set(id, running);
      setTurning((now) => new Set([...now, id]));
      const isTurned = await running;
      if (last.current.get(id) === running) {
        last.current.delete(id);
        setTurning((now) => new Set([...now].filter((one) => one !== id)));
      }
      return isTurned;
    },
  };
}

/**
 * Takes photos away: at once from the screen, from the server when the time to undo is over or the page is left (R267).
 */
function useRemoval(
  form: { readonly current: DraftForm },
  updateImages: (change: (images: readonly ListingImage[]) => ListingImage[]) => void,
) {
  const { t } = useTexts();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const show = (id: string) => setHidden((before) => new Set([...before].filter((one) => one !== id)));
  const finish = async (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    const client_id = form.current.clientId();
    try {
      await callApi(deleteImage, {
        params: { id },
        query: client_id ? { client_id } : {},
      });
      updateImages((images) => images.filter((image) => image.id !== id));
    } catch (error) {
      const detail = error instanceof ApiProblem ? error.body.detail : undefined;
      showToast({ tone: 'danger', text: t('wizardScreens.photos.deleteFailed'), more: detail });
    }
    show(id);
  };
  const finishAll = useRef<() => void>(() => {});
  finishAll.current = () => {
    for (const id of timers.current.keys()) void finish(id);
  };
  useEffect(() => {
    const leave = () => finishAll.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const remove = (id: string) => {
    setHidden((before) => new Set([...before, id]));
    timers.current.set(
      id,
      setTimeout(() => void finish(id), successMs),
    );
    showToast({
      tone: 'success',
      text: t('wizardScreens.photos.removed'),
      undo: {
        label: t('wizardScreens.photos.undo'),
        run: () => {
          clearTimeout(timers.current.get(id));
          timers.current.delete(id);
          show(id);
        },
      },
    });
  };
  return { hidden, remove };
}
