/** The library for pictures, loaded with the first picture: with its binaries it takes 26 MB. */
export const loadSharp = async (): Promise<typeof import('sharp').default> => (await import('sharp')).default;
