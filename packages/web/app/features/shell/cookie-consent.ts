/** The cookie that keeps the answer to the banner, for 365 days (R011). */
export const consentCookie = 'heima_cookies';
export const consentDays = 365;

/** Whether the banner has been accepted (R012). */
export const hasAccepted = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair.startsWith(`${consentCookie}=`));

/** The cookie to write when it is accepted. */
export const acceptance = (secure: boolean): string =>
  `${consentCookie}=accepted; path=/; max-age=${consentDays * 24 * 3600}; samesite=lax${secure ? '; secure' : ''}`;
