const PACKAGES = ['acoustics', 'contracts', 'documents', 'domain', 'fixtures', 'geometry'];

const WANTED = [
  /^apps\/server\/(package\.json|src\/|seeds\/|migrations\/)/,
  new RegExp(`^packages/(${PACKAGES.join('|')})/(package\\.json|src/|templates/|data/)`),
  /^deploy\/(?!docker\/)/,
  // The pages for operators, and those they link to.
  /^docs\/(operations|security|decisions|benchmarks)\//,
  /^docs\/(administration|data|uploads)\.md$/,
  /^(package\.json|LICENSE|NOTICE|THIRD_PARTY_NOTICES\.md)$/,
];
const EXCLUDED = [/\.test\.tsx?$/, /\/testing\//, /\/goldens\//, /^packages\/fixtures\/data\/golden(-\w+)?\//];

/** The files of the repository that a running installation reads: no tests, nothing for developers. */
export const chooseFiles = (tracked: readonly string[]): string[] =>
  tracked
    .filter((path) => WANTED.some((pattern) => pattern.test(path)))
    .filter((path) => !EXCLUDED.some((pattern) => pattern.test(path)))
    .sort();

/** The files pnpm reads to install; the sources of the other workspaces are left out. */
export const chooseManifests = (tracked: readonly string[]): string[] =>
  tracked.filter((path) => /(^|\/)package\.json$|^pnpm-(lock|workspace)\.yaml$|^\.npmrc$/.test(path));
