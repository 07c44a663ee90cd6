export type Verdict = 'clean' | 'infected';

/** Looks through the file at a path. Fails when nobody could look. */
export type VirusCheck = (path: string) => Promise<Verdict>;
