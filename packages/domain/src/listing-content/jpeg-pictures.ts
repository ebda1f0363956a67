import type { ListingImage } from '#listings/listing-card.ts';

/**
 * Pictures for programs that show no WebP, cut to one shape: `link` beside a link that was shared (the size that LinkedIn
 * and Facebook ask for), `email` for e-mails, twice as large as it is shown.
 */
export const jpegShapes = {
  link: { width: 1200, height: 630 },
  email: { width: 224, height: 168 },
} as const;

export type JpegShape = keyof typeof jpegShapes;

/** Path of a picture in a shape, made of the narrowest of its files that fills the width, or else of the widest. */
export const jpegPath = ({ src, widths }: Pick<ListingImage, 'src' | 'widths'>, shape: JpegShape): string =>
  `${src}-${widths.find((width) => width >= jpegShapes[shape].width) ?? widths.at(-1)}-${shape}.jpg`;
