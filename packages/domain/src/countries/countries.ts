import table from './countries.json' with { type: 'json' };

/** Iceland, the default of every country and phone field. */
export const homeCountry = 'IS';

/**
 * All countries of ISO 3166-1 by their two-letter code, and XK for Kosovo, which the standard leaves to its users;
 * with the calling code (ITU-T E.164), absent for the seven without telephone service of their own.
 */
export const countries: readonly { code: string; callingCode: string | undefined }[] = Object.entries(
  table as Record<string, string | null>,
).map(([code, callingCode]) => ({ code, callingCode: callingCode ?? undefined }));

const byCode = new Map(countries.map((country) => [country.code, country]));

export const isCountry = (code: string): boolean => byCode.has(code);

/** The calling code of a country with its plus sign: +354. */
export const callingCodeOf = (code: string): string | undefined => byCode.get(code)?.callingCode;
