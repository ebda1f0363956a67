const script = ' type="module" async=""';
const preload = '<link rel="modulepreload"';

/**
 * Lets the scripts of a page begin, and be fetched, when the page has been painted once. Reading and scrolling need
 * none, and on a slow phone they would take the line from the first picture and hold its painting back.
 *
 * @param html The whole page, as React Router renders it.
 * @param nonce What the page's own scripts carry.
 */
export function startScriptsLate(html: string, nonce: string): string {
  if (!html.includes(script)) return html;
  const start = `<script nonce="${nonce}">${starter}</script>`;
  return html
    .replaceAll(preload, '<link rel="late"')
    .replace(script, ' type="late"')
    .replace(/<\/body><\/html>\s*$/, (end) => start + end);
}

// A tab in the background is never painted.
const starter = `(() => {
  const run = () => {
    for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload';
    const late = document.querySelector('script[type=late]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = late.nonce;
    script.text = late.text;
    late.replaceWith(script);
  };
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
})()`;
