/** The GSM alphabet. Of the Icelandic letters it has æ, ö and é; ð, þ, á, í, ó, ú and ý it lacks, and all of Cyrillic. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places each. */
const gsmExtended = new Set('^{}\\[~]|€\f');

/** One message of the GSM alphabet; two parts of any other text, which is sent as UCS-2 in 67 places each. */
const room = { gsm: 160, ucs2: 134 };

/**
 * Whether a text takes no more than we send. Every letter stays as it is written: one that the GSM alphabet lacks makes
 * all of the text UCS-2, with less room.
 */
export function fitsSms(text: string): boolean {
  const characters = [...text];
  if (!characters.every((one) => gsm.has(one) || gsmExtended.has(one))) return text.length <= room.ucs2;
  return characters.reduce((sum, one) => sum + (gsmExtended.has(one) ? 2 : 1), 0) <= room.gsm;
}

/** The text with its ending, cut before the ending where both take more than we send. */
export function shortenedSms(text: string, ending: string): string {
  if (fitsSms(text + ending)) return text + ending;
  const kept = [...text];
  const cut = () => `${kept.join('').trimEnd()}...${ending}`;
  while (kept.length > 0 && !fitsSms(cut())) kept.pop();
  return cut();
}
