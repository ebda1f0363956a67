import type { Readable } from 'node:stream';

/** What a file is made of: bytes at hand, or a stream whose length is known. */
export type FileContent = Uint8Array | { bytes: Readable; size: number };

/** A part of a file, from its first to its last byte, both counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface OpenFile {
  /** Of the whole file, in bytes, also where only a part is read. */
  size: number;
  bytes: Readable;
}

export interface StoredFile {
  name: string;
  changedAt: Date;
}

/**
 * Where uploaded and made files are kept, by name. Names are made by us and never reused. A file appears whole or not
 * at all. Every method raises a PortError when the store cannot be reached or is full.
 */
export interface FileStore {
  put(name: string, content: FileContent): Promise<void>;
  /** Opens a file, or a part of it, for reading. Whoever opens it reads it to its end or destroys the stream. */
  open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** The whole of a small file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Its length in bytes; nothing when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /** Removes a file; one that is not there is as good as removed. */
  remove(name: string): Promise<void>;
  /** The files whose names begin so, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Removes what puts left behind that died before this time. @returns how many */
  sweepParts(before: Date): Promise<number>;
}
