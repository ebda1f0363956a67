import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type TouchEvent, useRef, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './listing-card.module.css';
import { ListingPicture } from './listing-picture.tsx';

/** What a card does with its pictures: turning with arrow keys, swiping, and waking when somebody comes near. */
export interface PictureTurner {
  at: number;
  isAwake: boolean;
  turn(step: number): void;
  wake(): void;
  touch: { onTouchStart(event: TouchEvent): void; onTouchEnd(event: TouchEvent): void } | undefined;
}

/** A swipe is longer than this, in points, and more sideways than up or down. */
const swipeLength = 40;

/** The state of a card's pictures. Only the first is loaded until the card is pointed at, touched or focused. */
export function usePictureTurner(count: number, canSwipe: boolean): PictureTurner {
  const [at, setAt] = useState(0);
  const [isAwake, setIsAwake] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const wake = () => setIsAwake(true);
  const turn = (step: number) => {
    wake();
    setAt((now) => Math.min(count - 1, Math.max(0, now + step)));
  };
  const touch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      wake();
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) > swipeLength && Math.abs(x) > Math.abs(y) * 1.5) turn(x < 0 ? 1 : -1);
    },
  };
  return { at, isAwake, turn, wake, touch: canSwipe && count > 1 ? touch : undefined };
}

interface CardPicturesProps {
  images: readonly ListingImage[];
  sizes: string;
  first: boolean;
  turner: PictureTurner;
}

/** Up to five pictures of a card, one seen at a time (V064). */
export function CardPictures({ images, sizes, first, turner: { at, isAwake, turn } }: CardPicturesProps) {
  const { t } = useTexts();
  const [cover] = images;
  if (!cover) return null;
  const caption = images[at]?.caption;
  return (
    <>
      <div className={styles.strip} style={{ translate: `${-100 * at}% 0` }}>
        {(isAwake ? images : [cover]).map((image, index) => (
          <div key={image.id} className={styles.slide}>
            <ListingPicture image={image} alt="" sizes={sizes} first={first && index === 0} />
          </div>
        ))}
      </div>
      {images.length > 1 && (
        <>
          <span className={styles.dots} data-dots aria-hidden="true">
            {images.map((image, index) => (
              <i key={image.id} data-shown={index === at || undefined} />
            ))}
          </span>
          {isAwake && (
            <span className="sr" role="status">
              {t('searchScreen.card.picture', { number: at + 1, total: images.length })}
              {caption ? `: ${caption}` : ''}
            </span>
          )}
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              tabIndex={-1}
              className={
                step < 0 ? classNames(styles.turn, styles.turnBack) : classNames(styles.turn, styles.turnOn)
              }
              aria-label={t(step < 0 ? 'searchScreen.card.previousPicture' : 'searchScreen.card.nextPicture')}
              disabled={step < 0 ? at === 0 : at === images.length - 1}
              onClick={() => turn(step)}
            >
              <Icon of={step < 0 ? IconChevronLeft : IconChevronRight} />
            </button>
          ))}
        </>
      )}
    </>
  );
}
