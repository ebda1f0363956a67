/** The media query for a picture by night: as it was chosen by hand, else as the device asks for. Paper is always light. */
export const nightMedia = (chosen: string | undefined): string =>
  !chosen ? '(prefers-color-scheme: dark)' : chosen === 'dark' ? 'screen' : 'not all';
