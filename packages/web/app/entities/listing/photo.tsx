import type { ListingImage } from '@heima/domain/listings/listing-card.ts';

interface PhotoProps {
  image: ListingImage;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** Fetched at once; others when they come near. */
  now?: boolean;
}

export const photoSources = ({ src, widths }: ListingImage, ending: 'webp' | 'avif'): string =>
  widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ');

/** A photo in whole, its place kept free by its own measures. */
export function Photo({ image, alt, sizes, now = false }: PhotoProps) {
  return (
    <picture>
      {image.avif && <source type="image/avif" srcSet={photoSources(image, 'avif')} sizes={sizes} />}
      <img
        className="photo"
        src={`${image.src}-${image.widths.at(-1)}.webp`}
        srcSet={photoSources(image, 'webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={now ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
