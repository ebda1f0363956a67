import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
} from 'react';
import { Photo, photoSources } from '#entities/listing/photo.tsx';
import { photoAlt } from '#entities/listing/photo-alt.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconLink } from '#ui/icon-link.tsx';
import { Modal } from '#ui/modal.tsx';
import styles from './lightbox.module.css';

export interface LightboxProps {
  images: readonly ListingImage[];
  /** Counted from 0. */
  index: number;
  /** Beside the number, on wide screens: which home it is. */
  about: string;
  /** Address of a photo, and of the page without one; every step is also a link, so that it works before scripts do. */
  addressOf: (index: number | undefined) => string;
  onGo: (index: number) => void;
  onClose: () => void;
  /** The heart, and what the key F does. */
  heart: ReactNode;
  onSave: () => void;
}

const sizes = '(min-width: 769px) calc(100vw - 176px), 100vw';
/** Shorter swipes are taps. */
const swipePixels = 48;

/** The photos of a listing, one at a time and large: arrows, Home, End, F and Esc, swipes on a phone. */
export default function Lightbox(props: LightboxProps) {
  const { images, index, about, addressOf, onGo, onClose, heart } = props;
  const { t } = useTexts();
  const image = images[index]!;
  usePreload(images, index);
  const press = (to: number | undefined) => ({
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (to === undefined) onClose();
      else onGo(to);
    },
  });
  const last = images.length - 1;
  const next = index < last ? index + 1 : 0;
  const before = index > 0 ? index - 1 : last;
  const swipe = useSwipe(
    () => onGo(next),
    () => onGo(before),
  );
  return (
    <Modal
      sentOpen
      pressBeside={false}
      className={styles.lightbox}
      aria-label={t('listingScreen.photos.viewer', { about })}
      onKeyDown={(event) => onKey(event, props)}
      onClose={onClose}
      {...swipe}
    >
      <div className={styles.top}>
        <span className="num">
          {t('listingScreen.photos.place', { number: index + 1, count: images.length })}
        </span>
        <span className={classNames(styles.about, 'desk clip')}>{about}</span>
        <span className="end row">
          {heart}
          <IconLink
            icon={IconX}
            variant="on-dark"
            href={addressOf(undefined)}
            label={t('listingScreen.photos.close')}
            {...press(undefined)}
          />
        </span>
      </div>
      {images.length > 1 && (
        <IconLink
          icon={IconChevronLeft}
          iconSize={24}
          variant="on-dark"
          size="large"
          className={classNames(styles.turn, 'desk')}
          href={addressOf(before)}
          label={t('listingScreen.photos.previous')}
          {...press(before)}
        />
      )}
      <figure className={styles.stage} tabIndex={-1} data-first>
        <Photo
          key={image.id}
          image={image}
          alt={photoAlt(image, index, images.length, t)}
          sizes={sizes}
          now
        />
        <figcaption aria-live="polite">
          <span className="sr">
            {t('listingScreen.photos.alt', { number: index + 1, count: images.length })}{' '}
          </span>
          {image.caption}
        </figcaption>
      </figure>
      {images.length > 1 && (
        <IconLink
          icon={IconChevronRight}
          iconSize={24}
          variant="on-dark"
          size="large"
          className={classNames(styles.turn, 'desk')}
          href={addressOf(next)}
          label={t('listingScreen.photos.next')}
          {...press(next)}
        />
      )}
      <div className={styles.below}>
        <Strip images={images} index={index} addressOf={addressOf} press={press} />
        <Keys />
      </div>
    </Modal>
  );
}

interface StripProps extends Pick<LightboxProps, 'images' | 'index' | 'addressOf'> {
  press: (to: number) => { onClick: (event: MouseEvent) => void };
}

function Strip({ images, index, addressOf, press }: StripProps) {
  const { t } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul className={styles.strip} ref={strip}>
      {images.map((image, at) => (
        <li key={image.id}>
          <a
            href={addressOf(at)}
            {...press(at)}
            aria-label={photoAlt(image, at, images.length, t)}
            aria-current={at === index ? 'true' : undefined}
          >
            <img src={`${image.src}-${image.widths[0]}.webp`} alt="" width={72} height={54} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the keys do; only where there is room, and most likely a keyboard. */
function Keys() {
  const { t } = useTexts();
  return (
    <p className={styles.choice} aria-hidden="true">
      <span>
        <kbd>←</kbd>
        <kbd>→</kbd>
        {t('listingScreen.photos.keys.turn')}
      </span>
      <span>
        <kbd>Home</kbd>
        {t('listingScreen.photos.keys.first')}
      </span>
      <span>
        <kbd>F</kbd>
        {t('listingScreen.photos.keys.save')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('listingScreen.photos.keys.close')}
      </span>
    </p>
  );
}

function onKey(event: KeyboardEvent, { images, index, onGo, onSave }: LightboxProps): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const last = images.length - 1;
  const acts = new Map([
    ['ArrowRight', () => onGo(index < last ? index + 1 : 0)],
    ['ArrowLeft', () => onGo(index > 0 ? index - 1 : last)],
    ['Home', () => onGo(0)],
    ['End', () => onGo(last)],
    ['f', onSave],
  ]);
  const act = acts.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** Fetches the photos before and after, so that turning does not wait. */
function usePreload(images: readonly ListingImage[], index: number): void {
  useEffect(() => {
    for (const at of [index + 1, index - 1]) {
      const image = images[at];
      if (image)
        Object.assign(new Image(), { sizes, srcset: photoSources(image, image.avif ? 'avif' : 'webp') });
    }
  }, [images, index]);
}

/** Swipes of a finger to the left and right; several fingers zoom instead. */
function useSwipe(onNext: () => void, onBefore: () => void) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const one = touches[0];
      from.current = one && touches.length === 1 ? { x: one.clientX, y: one.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!from.current || !end) return;
      const [x, y] = [end.clientX - from.current.x, end.clientY - from.current.y];
      if (Math.abs(x) > swipePixels && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? onNext : onBefore)();
    },
  };
}
