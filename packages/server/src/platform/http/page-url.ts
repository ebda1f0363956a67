/**
 * The address of a page at our own origin. A request line may name another host, a user or a port that is none, which
 * proxies and scanners send; a page is ours whatever they write.
 * @param requested path and query, or a whole address
 */
export const pageUrl = (requested: string, ownOrigin: string): URL => {
  const path = requested.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return new URL(new URL(ownOrigin).origin + (path.startsWith('/') ? path : `/${path}`));
};
