/** Months that a new draft begins with (R280, R281). */
export const defaultLengths = { least: 6, most: 12 } as const;
