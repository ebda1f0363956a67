/**
 * Keeps what was pressed over a new build of the pages. The files of the old build are gone then: the router loads the
 * page anew when it misses the module of where one goes, and a part that opens by a press cannot be had. It stands in
 * the page itself, since a file of its own would be gone too.
 *
 * - Where the router was going when the page was loaded anew, one is led. The router itself is asked: it knows from the
 *   press on, whereas a component hears of it when it is next rendered, and the file may be missed before that.
 * - `heimaRenewed(begunAt)` tells whether the build is another one now, and if so loads the page anew and repeats the
 *   press that came just before `begunAt`. It does so once in half a minute: an old copy of the page must not go round.
 *   So it does where a part fails again although the server answers: a browser that could not have a file without a
 *   connection does not ask for it a second time in the same page.
 */
export const renewedBuildScript = `(() => {
  const keys = { going: 'heima.going', press: 'heima.press', at: 'heima.renewed' };
  const keep = (key, value) => {
    // A browser that keeps nothing repeats no press.
    try { sessionStorage.setItem(key, JSON.stringify(value)); } catch {}
  };
  const take = (key, stays) => {
    try {
      const text = sessionStorage.getItem(key);
      if (!stays) sessionStorage.removeItem(key);
      return JSON.parse(text);
      // As above.
    } catch {}
  };
  const going = take(keys.going);
  const press = take(keys.press);
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  if (isReload && going?.from === location.href) location.replace(location.origin + going.to);
  if (isReload && press?.from === location.href)
    heimaEarly.act = () => {
      const found = document.querySelector(press.path);
      if (found?.textContent === press.text) found.click();
    };
  addEventListener('pagehide', () => {
    const going = window.__reactRouterDataRouter?.state.navigation.location;
    if (going) keep(keys.going, { from: location.href, to: going.pathname + going.search + going.hash });
  });
  let last;
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button, a, summary, label, input');
    if (button) last = { button, at: performance.now() };
  }, true);
  const pathTo = (node) =>
    node === document.body
      ? 'body'
      : pathTo(node.parentElement) + '>:nth-child(' + ([...node.parentElement.children].indexOf(node) + 1) + ')';
  let hasFailed = false;
  window.heimaRenewed = async (begunAt) => {
    const isAgain = hasFailed;
    hasFailed = true;
    if (Date.now() - take(keys.at, true) < 30000) return false;
    // Without a connection the build is taken for the same.
    const answer = await fetch(__reactRouterManifest.url, { method: 'HEAD', cache: 'no-store' }).catch(() => {});
    // A browser holds on to a file that it once could not have: what fails again beside a server that answers.
    if (answer?.status !== 404 && !(answer?.ok && isAgain)) return false;
    keep(keys.at, Date.now());
    const { button, at } = last ?? {};
    if (button?.isConnected && at <= begunAt && begunAt - at < 1000)
      keep(keys.press, { from: location.href, path: pathTo(button), text: button.textContent });
    location.reload();
    return true;
  };
})()`;
