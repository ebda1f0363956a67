import { keyFromData, type TextKey } from '#shared/text-key.ts';

/** Where the name of a city region stands; an id that came with an answer or a search is one of them. */
export const regionNameKey = (id: string): TextKey => keyFromData(`regions.labels.region.${id}`);
