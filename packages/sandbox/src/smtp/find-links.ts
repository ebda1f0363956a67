const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The links of a mail with their words, from the HTML first and then those only in the text; each address once. */
export function findLinks(html: string | null, text: string): { text: string; href: string }[] {
  const found = new Map<string, string>();
  for (const [, attributes = '', inner = ''] of (html ?? '').matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/gi)) {
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    const address = decode(href?.[1] ?? href?.[2] ?? '');
    if (!/^(https?|mailto|tel):/i.test(address) || found.has(address)) continue;
    const words = decode(inner.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).trim();
    found.set(address, words || address);
  }
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)) {
    const clean = address.replace(/[.,;:!?]+$/, '');
    if (!found.has(clean)) found.set(clean, clean);
  }
  return [...found].map(([href, words]) => ({ text: words, href }));
}

function decode(markup: string): string {
  return markup.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);
}
