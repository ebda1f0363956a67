const maxLength = 80;

/**
 * The name that a document is offered under: as it was sent, without folders and signs that deceive or break headers,
 * and with the ending of what it really is (K18).
 */
export function documentName(sent: string, ending: string, otherwise: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>:|?*;]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = [...stem].slice(0, maxLength).join('').trim();
  return `${short.replace(/^\.+/, '') || otherwise}.${ending}`;
}

/** Content-Disposition for a download: the name in UTF-8, and in plain letters for readers that know no other. */
export function attachment(name: string): string {
  const plain = name
    .replaceAll('þ', 'th')
    .replaceAll('Þ', 'Th')
    .replaceAll('ð', 'd')
    .replaceAll('Ð', 'D')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
