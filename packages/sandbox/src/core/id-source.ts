/** Ids, tokens and numbers that come out the same in every run with the same seed. */
export type IdSource = {
  uuid(): string;
  hex(length: number): string;
  /** Letters and digits, as providers use in keys and paths. */
  token(length: number): string;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
};

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A source of ids for one stream; streams of different names do not disturb each other. */
export function createIdSource(seed: string, stream: string): IdSource {
  const random = mulberry32(hash(`${seed}/${stream}`));
  const below = (limit: number) => Math.floor(random() * limit);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    hex,
    token: (length) => Array.from({ length }, () => ALPHABET[below(ALPHABET.length)]).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`,
  };
}

/** FNV-1a, only to spread seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
