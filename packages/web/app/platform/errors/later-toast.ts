import { tabStorage } from '#platform/web-storage.ts';

const key = 'heima.later-toast';

/** Keeps a success message over the loading of the next page, for example after signing in (R053). */
export function showToastAfterLoading(text: string): void {
  tabStorage.set(key, text);
}

export function takeLaterToast(): string | undefined {
  const text = tabStorage.get(key);
  tabStorage.remove(key);
  return text;
}
