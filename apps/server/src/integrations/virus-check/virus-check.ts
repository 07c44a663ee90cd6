export type Verdict = 'clean' | 'infected';

/** Scans the file at a path. Throws if it could not be scanned. */
export type VirusCheck = (path: string) => Promise<Verdict>;
