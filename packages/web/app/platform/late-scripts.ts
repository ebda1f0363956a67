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

// A tab in the background is never painted. What is pressed or sent before the page is alive is kept for
// `useEarlyPress`; a form without an address of its own would otherwise put its fields into the page's address.
const starter = `(() => {
  const onPress = (event) => {
    const button = event.target.closest?.('button');
    if (button?.type === 'button') heimaEarly.act = () => button.click();
  };
  const onSubmit = (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    heimaEarly.act = () => form.requestSubmit(submitter);
  };
  window.heimaEarly = {
    end() {
      removeEventListener('click', onPress, true);
      removeEventListener('submit', onSubmit, true);
    },
  };
  addEventListener('click', onPress, true);
  addEventListener('submit', onSubmit, true);
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
