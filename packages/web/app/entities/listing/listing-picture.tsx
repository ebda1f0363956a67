import type { ListingImage } from '@heima/domain/listings/listing-card.ts';

interface ListingPictureProps {
  image: ListingImage;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture people see first is fetched at once; all others when they come near. */
  first?: boolean;
}

const sources = (image: ListingImage, ending: string) =>
  image.widths.map((width) => `${image.src}-${width}.${ending} ${width}w`).join(', ');

/** A picture in the sizes a screen needs, with its place kept free and a blurred preview while it loads. */
export function ListingPicture({ image, alt, sizes, first = false }: ListingPictureProps) {
  const widest = image.widths.at(-1);
  return (
    <picture>
      {image.avif && <source type="image/avif" srcSet={sources(image, 'avif')} sizes={sizes} />}
      <img
        src={`${image.src}-${widest}.webp`}
        srcSet={sources(image, 'webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundImage: `url(${image.blur})`, backgroundSize: 'cover' }}
      />
    </picture>
  );
}
