/**
 * What may be many is counted exactly up to here and estimated beyond, and its pages are reached by number up to here:
 * both cost as much as they look at. Screens show "1.000+" for more.
 */
export const exactUpTo = 1000;
