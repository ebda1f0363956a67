/** Largest upload in bytes (R306, G05); shown to people as 10 MB. */
export const maxImageBytes = 10_000_000;
/** Pictures of one listing. */
export const maxImages = 40;
/** Widths that are made of a picture; never enlarged, always at least one. */
export const imageWidths = [320, 640, 1280, 1920] as const;
/** Pixels above which a picture is refused before it is unpacked. */
export const maxImagePixels = 100_000_000;
/** A picture with a shorter side than this shows nothing of a home. */
export const minImageSide = 100;
/** Longer strips than this (longer to shorter side) are no pictures of a home, and beyond what WebP can hold. */
export const maxImageShape = 8;
