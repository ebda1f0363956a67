// Keeps the page fresh while it is read: new rows come in, nothing the reader opened, typed or looks at moves.

document.documentElement.classList.add('js');

/** The server's own markup of each live part, to tell whether it has changed since. */
const served = new WeakMap();
let version = Number(document.body.dataset.version);

function remember(root) {
  for (const part of root.querySelectorAll('[data-live]')) served.set(part, part.innerHTML);
  for (const row of root.querySelectorAll('[data-list] > [data-key]')) served.set(row, row.outerHTML);
}

/** What is being read, by the pointer or in the upper part of the window: the page is shifted so that it stays. */
function anchor() {
  const inView = document.elementFromPoint(window.innerWidth / 3, window.innerHeight / 3);
  const element =
    document.querySelector('[data-key]:hover') ?? inView?.closest('[data-key]') ?? inView?.closest('section');
  return element && { element, top: element.getBoundingClientRect().top };
}

function merge(fresh) {
  const kept = anchor();
  for (const part of document.querySelectorAll('[data-live]')) {
    const newer = fresh.getElementById(part.id);
    if (!newer || newer.innerHTML === served.get(part)) continue;
    part.innerHTML = newer.innerHTML;
    served.set(part, newer.innerHTML);
  }
  for (const list of document.querySelectorAll('[data-list]')) {
    const newer = fresh.getElementById(list.id);
    if (newer) mergeRows(list, newer);
  }
  for (const input of document.querySelectorAll('[data-finds]')) find(input);
  if (window.scrollY > 0 && kept?.element.isConnected) {
    window.scrollBy(0, kept.element.getBoundingClientRect().top - kept.top);
  }
}

function mergeRows(list, newer) {
  const present = new Map([...list.children].map((row) => [row.dataset.key, row]));
  const isFirst = present.size === 0;
  const rows = [...newer.children].map((row) => {
    const old = present.get(row.dataset.key);
    if (old && served.get(old) === row.outerHTML) return old;
    served.set(row, row.outerHTML);
    if (!old && !isFirst) row.classList.add('fresh');
    const opened = [...(old?.querySelectorAll('details') ?? [])].map((details) => details.open);
    for (const [index, details] of [...row.querySelectorAll('details')].entries()) {
      details.open = opened[index] ?? details.open;
    }
    return row;
  });
  // Moving a row that stays would reload the mail in it, so only what differs is touched.
  for (const row of [...list.children]) if (!rows.includes(row)) row.remove();
  for (const [index, row] of rows.entries()) {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  }
}

/** Shows of a list what holds the words that are typed. */
function find(input) {
  const words = input.value.trim().toLowerCase().split(/\s+/);
  for (const row of document.getElementById(input.dataset.finds).children) {
    const text = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  }
}

document.addEventListener('input', ({ target }) => {
  if (target.dataset.finds) find(target);
});

async function show(response) {
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  merge(fresh);
  return fresh;
}

async function listen() {
  for (;;) {
    try {
      const answer = await (await fetch(`/__sandbox/version?after=${version}`)).json();
      if (answer.version === version) continue;
      await show(await fetch(location.href));
      version = answer.version;
    } catch {
      // The sandbox is being restarted: its counter begins anew.
      version = -1;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) {
    event.preventDefault();
    return;
  }
  if (!('quiet' in form.dataset)) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const response = await fetch(form.action, { method: 'POST', body });
  const fresh = await show(response);
  const refused = fresh.getElementById('notice')?.textContent !== '';
  if ('clears' in form.dataset && !refused) form.reset();
});

document.addEventListener('click', async (event) => {
  const button = event.target.closest?.('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  const label = button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
});

setInterval(() => {
  const clock = document.querySelector('[data-clock]');
  if (!clock) return;
  const now = new Date(Date.now() + Number(clock.dataset.clock)).toISOString();
  clock.firstElementChild.textContent = now.slice(0, 10);
  clock.lastElementChild.textContent = now.slice(11, 19);
}, 1000);

remember(document);
listen();
