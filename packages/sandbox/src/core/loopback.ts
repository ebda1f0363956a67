/** Whether a host name, with or without a port, means this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/** The sandbox calls out only to this machine and to the product, wherever that runs; nothing else, ever. */
export function mayCallOut(url: string, heimaUrl: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return false;
  return (
    isLoopbackHost(target.host) || (heimaUrl !== undefined && target.origin === new URL(heimaUrl).origin)
  );
}
