import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { photoAlt } from '#entities/listing/photo-alt.ts';
import type { LightboxProps } from '#features/listing/lightbox.tsx';
import { announceMissingPart } from '#platform/errors/announce-missing-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Heart } from './heart.tsx';
import styles from './listing.module.css';
import { usePhotoAddress } from './photo-address.ts';
import { ShareButton } from './share-button.tsx';
import { useHeart } from './use-heart.ts';

const Lightbox = lazy(() =>
  import('#features/listing/lightbox.tsx').catch((error: unknown) => ({
    default: ({ onClose }: LightboxProps) => <LightboxMissing error={error} onClose={onClose} />,
  })),
);

/** Shown side by side on wide screens; the rest is one press away. */
const inGrid = 5;
const widths = [
  '(min-width: 1280px) 602px, (min-width: 769px) 50vw, 100vw',
  '(min-width: 769px) 25vw, 100vw',
];

/** The photos: one and four on wide screens, to swipe through on a phone, large when pressed. */
export function Gallery({ listing }: { listing: ListingAnswer }) {
  const { t, format } = useTexts();
  const { images } = listing;
  const address = usePhotoAddress(images.length);
  const { shown, onScroll } = useShown();
  const heart = useHeart(listing);
  const press = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    address.open(index);
  };
  if (images.length === 0) return <NoPhotos />;
  const about = [listing.title, listing.price && format.money(listing.price.price, listing.price.currency)];
  return (
    <section data-gallery className={styles.gallery} aria-label={t('listingScreen.photos.title')}>
      <ul className={styles.galleryRow} data-count={Math.min(images.length, inGrid)} onScroll={onScroll}>
        {images.map((image, index) => (
          <li key={image.id} className={index >= inGrid ? 'phone' : undefined}>
            <a href={address.addressOf(index)} onClick={press(index)}>
              <ListingPicture
                image={image}
                alt={photoAlt(image, index, images.length, t)}
                sizes={widths[index === 0 ? 0 : 1]!}
                first={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <span className={classNames(styles.galleryActions, 'phone on-screen')}>
        <ShareButton listing={listing} look="sign" />
        <Heart listing={listing} look="on-picture" />
      </span>
      {images.length > 1 && (
        <>
          <span className={classNames(styles.galleryCount, 'phone num on-screen')} aria-hidden="true">
            {t('listingScreen.photos.place', { number: shown + 1, count: images.length })}
          </span>
          <LinkButton
            variant="float"
            size="small"
            className={classNames(styles.galleryAll, 'desk on-screen')}
            href={address.addressOf(0)}
            onClick={press(0)}
          >
            <Icon of={IconPhoto} size={16} />
            {t('listingScreen.photos.all', { count: images.length })}
          </LinkButton>
        </>
      )}
      {address.index !== undefined && (
        <Suspense>
          <Lightbox
            images={images}
            index={address.index}
            about={about.filter(Boolean).join(' · ')}
            addressOf={address.addressOf}
            onGo={address.go}
            onClose={address.close}
            heart={<Heart listing={listing} look="on-dark" />}
            onSave={heart.toggle}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The large photos could not be had: the page stays, and says so. */
function LightboxMissing({ error, onClose }: { error: unknown; onClose: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once.
  useEffect(() => {
    // The address says which photo is open: loading the page anew is enough.
    announceMissingPart(error, 0, onClose);
  }, []);
  return null;
}

/** Which photo a phone shows of the row. */
function useShown() {
  const [shown, setShown] = useState(0);
  const waiting = useRef(0);
  return {
    shown,
    onScroll: ({ currentTarget: row }: { currentTarget: HTMLElement }) => {
      cancelAnimationFrame(waiting.current);
      waiting.current = requestAnimationFrame(() => setShown(Math.round(row.scrollLeft / row.clientWidth)));
    },
  };
}

function NoPhotos() {
  const { t } = useTexts();
  return (
    <div className={classNames(styles.gallery, styles.galleryNone)}>
      <Icon of={IconCamera} size={24} />
      <span>{t('listingScreen.photos.none')}</span>
    </div>
  );
}
