/** Where uploaded and made files are kept, by name. Names are made by us and never reused. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  /** A path to serve from, where the store is a folder of this machine. */
  folder: string | undefined;
}
