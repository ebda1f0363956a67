/** Who says it: the tenant, the landlord, or somebody who is there besides. */
export type Speaker = 'tenant' | 'landlord' | 'third';

export interface Said {
  by: Speaker;
  text: string;
  /** The first of what was said at another time. */
  isLater: boolean;
}

const speakers: Readonly<Record<string, Speaker>> = { t: 'tenant', l: 'landlord', x: 'third' };

/** Reads a conversation as it is written down: `t`, `l` or `x` before each message, an empty line before another day. */
export function readTalk(written: string): Said[] {
  const said: Said[] = [];
  let isLater = false;
  for (const line of written
    .trim()
    .split('\n')
    .map((one) => one.trim())) {
    const [, who, text] = /^([tlx]) (.+)$/.exec(line) ?? [];
    if (who && text) said.push({ by: speakers[who]!, text, isLater: isLater && said.length > 0 });
    isLater = line === '';
  }
  return said;
}
