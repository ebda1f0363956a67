import { renewedBuildScript } from './renewed-build-script.ts';

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
  const inline = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  return html
    .replace('</head>', (end) => inline(keeper) + inline(renewedBuildScript) + end)
    .replaceAll(preload, '<link rel="late"')
    .replace(script, ' type="late"')
    .replace(/<\/body><\/html>\s*$/, (end) => inline(starter) + end);
}

/**
 * What is pressed or sent before the page is alive is kept for `useEarlyPress`; a form without an address of its own
 * would otherwise put its fields into the page's address. It listens before there is anything to press.
 */
const keeper = `(() => {
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
})()`;

// Asking for a file takes up to a millisecond, on a slow phone eight: a few at a time, so that a touch comes between. The
// frame, the largest file, is evaluated by itself before the page's own; should it not come, the page's own script says so.
// A tab in the background is never painted.
const starter = `(() => {
  const run = () => {
    const links = [...document.querySelectorAll('link[rel=late]')];
    const frame = links.find((link) => link.href.includes('/frame-'));
    const begin = () => {
      const late = document.querySelector('script[type=late]');
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = late.nonce;
      script.text = late.text;
      late.replaceWith(script);
    };
    const fetchSome = () => {
      for (const link of links.splice(0, 4)) link.rel = 'modulepreload';
      if (links.length > 0) setTimeout(fetchSome);
      // The page's own script asks for the frame again, and reports that it is missing.
      else if (frame) import(frame.href).catch(() => {}).then(() => setTimeout(begin));
      else begin();
    };
    fetchSome();
  };
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
})()`;
