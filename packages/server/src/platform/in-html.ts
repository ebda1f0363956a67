const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A plain text as it stands in HTML, between tags or in a quoted attribute. */
export const inHtml = (plain: string): string =>
  plain.replace(/[&<>"']/g, (character) => entities[character]!);
