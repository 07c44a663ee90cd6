/** Looks at one piece of a file after the other and throws when it is not to be read. */
export interface Scan {
  take(chunk: Buffer): void;
  end?(): void;
}
