/** What pages look like when a person has chosen it by hand; whoever has not sees what their device asks for. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The cookie that keeps the choice for a year; without it the device decides. */
export const themeCookie = 'heima_theme';
export const themeCookieSeconds = 365 * 24 * 3600;

/** What can be chosen: by links (`?theme=dark`) also without scripts. */
export const themeChoices = ['device', ...themes] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Reads a kept choice; nothing for anything else. */
export const readTheme = (text: unknown): Theme | undefined => themes.find((theme) => theme === text);
