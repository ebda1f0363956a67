/** One class attribute of several; what is false or missing is left out. */
export const classNames = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
