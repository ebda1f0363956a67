export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** At most this many pages are kept; the oldest goes first. */
const most = 200;

/** Pages made for visitors, kept for some seconds, so that a crowd costs one rendering. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage & { until: number }>();

  get(key: string, now: Date): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.until > now.getTime()) return page;
    this.#pages.delete(key);
    return undefined;
  }

  set(key: string, page: KeptPage, seconds: number, now: Date): void {
    if (this.#pages.size >= most) this.#pages.delete(this.#pages.keys().next().value!);
    this.#pages.set(key, { ...page, until: now.getTime() + seconds * 1000 });
  }
}
