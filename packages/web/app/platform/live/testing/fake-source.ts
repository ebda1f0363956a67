/** The browser's event source, as the page sees it: `vi.stubGlobal('EventSource', FakeSource)`. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  say(kind: string, data?: object): void {
    this.dispatchEvent(data ? new MessageEvent(kind, { data: JSON.stringify(data) }) : new Event(kind));
  }
}
