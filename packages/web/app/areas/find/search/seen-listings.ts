import { tabStorage } from '#platform/web-storage.ts';

const key = 'heima-seen';
/** Older ones are forgotten. */
const most = 200;

let seen: string[] | undefined;

function read(): string[] {
  if (seen) return seen;
  try {
    const kept: unknown = JSON.parse(tabStorage.get(key) ?? '[]');
    seen = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage holds something else; nothing counts as seen.
    seen = [];
  }
  return seen;
}

/** Whether the listing was opened in this tab before; its pin is paler. */
export const wasSeen = (id: string): boolean => read().includes(id);

/** Remembers that a listing was opened. */
export function markSeen(id: string): void {
  seen = [...read().filter((one) => one !== id), id].slice(-most);
  // Without storage it is remembered until the page is left.
  tabStorage.set(key, JSON.stringify(seen));
}
