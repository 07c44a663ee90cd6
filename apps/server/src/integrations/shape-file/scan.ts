/** Scans a file chunk by chunk and throws if it must not be read. */
export interface Scan {
  take(chunk: Buffer): void;
  end?(): void;
}
