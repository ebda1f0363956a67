/** The GSM 7-bit alphabet. It has á-less Icelandic: æ, ö and é are in it, ð, þ, á, í, ó, ú and ý are not. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** These take two places each. */
const GSM_EXTENDED = '^{}\\[~]|€\f';

const SINGLE = { gsm: 160, ucs2: 70 };
const PART = { gsm: 153, ucs2: 67 };

/** How many messages a text takes on the way to a phone. */
export function countSegments(text: string): number {
  const characters = [...text];
  const gsm = characters.every((character) => GSM.includes(character) || GSM_EXTENDED.includes(character));
  const length = gsm
    ? characters.reduce((sum, character) => sum + (GSM_EXTENDED.includes(character) ? 2 : 1), 0)
    : text.length;
  const alphabet = gsm ? 'gsm' : 'ucs2';
  return length <= SINGLE[alphabet] ? 1 : Math.ceil(length / PART[alphabet]);
}
