import { apiPrefix } from '#platform/api/call.ts';

/** What is reported live, with what it is about, or that the connection is new: something may have happened meanwhile. */
export interface LiveSign {
  kind: string;
  data?: Record<string, unknown>;
}
type React = (sign: LiveSign) => void;

const watchers = new Set<{ kinds: readonly string[]; react: React }>();
/** Pauses before a connection that was refused is tried again. */
const pausesMs = [5_000, 15_000, 60_000, 300_000];

let source: EventSource | undefined;
let heard = new Set<string>();
let refusals = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reacts to live events of the signed-in person, over one connection for the whole page. A page that is not looked at
 * holds none: browsers allow few connections to one site, and every tab would take one. Whenever it is connected anew
 * every watcher is called, since what happened meanwhile may have been missed.
 */
export function onLive(kinds: readonly string[], react: React): () => void {
  const watcher = { kinds, react };
  watchers.add(watcher);
  if (watchers.size === 1) document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}

/** `readyState` of a connection that stands, by the standard. */
const standing = 1;

/** Whether the connection stands already: who begins to watch now was not told that it is new. */
export const isConnected = (): boolean => source?.readyState === standing;

/** Connects or lets go, as the page is looked at or not. */
function follow(): void {
  if (document.visibilityState === 'hidden') close();
  else {
    if (!source) connect();
    listen();
  }
}

function connect(): void {
  clearTimeout(timer);
  const opened = new EventSource(`${apiPrefix}/live`);
  source = opened;
  heard = new Set();
  opened.addEventListener('open', () => {
    refusals = 0;
    for (const { react } of [...watchers]) react({ kind: 'connected' });
  });
  opened.addEventListener('error', () => {
    // While it is connecting the browser tries again by itself; a refusal, as when the sign-in has run out, is final.
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
    close();
    timer = setTimeout(follow, pausesMs[Math.min(refusals, pausesMs.length - 1)]);
    refusals += 1;
    // Their calls renew the sign-in, so that the next try is let in.
    for (const { react } of [...watchers]) react({ kind: 'connected' });
  });
}

function listen(): void {
  for (const kind of new Set([...watchers].flatMap(({ kinds }) => kinds))) {
    if (heard.has(kind)) continue;
    heard.add(kind);
    source?.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const sign = data ? { kind, data: JSON.parse(data) as Record<string, unknown> } : { kind };
      for (const { kinds, react } of [...watchers]) if (kinds.includes(kind)) react(sign);
    });
  }
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}
