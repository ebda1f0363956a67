/** A calendar month, `YYYY-MM`. */
export type IndexMonth = string & { readonly indexMonth: unique symbol };

/** Reads `YYYY-MM`; nothing when it is no month of the calendar. */
export const readIndexMonth = (text: string): IndexMonth | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? (text as IndexMonth) : undefined;

/** The month of a plain date. */
export const monthOf = (date: string): IndexMonth => date.slice(0, 7) as IndexMonth;

/** The month `count` months later, or earlier when negative. */
export function shiftMonth(month: IndexMonth, count: number): IndexMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const [year, at] = [Math.floor(index / 12), index - Math.floor(index / 12) * 12];
  return `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}` as IndexMonth;
}

/** Months from the month in which consumer prices are measured to the month that they govern (Act 38/2001 art. 14). */
export const governingDelay = 2;

/**
 * The month that the index measured in `measured` governs: published at the end of that month, it counts for
 * obligations from the 1st of the second month after. Mixing the two shifts a rent by two months of inflation.
 */
export const governingMonth = (measured: IndexMonth): IndexMonth => shiftMonth(measured, governingDelay);

/** The month whose measurement governs in `governed`; the inverse of `governingMonth`. */
export const measuredMonth = (governed: IndexMonth): IndexMonth => shiftMonth(governed, -governingDelay);
