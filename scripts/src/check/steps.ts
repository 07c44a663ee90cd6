export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const pnpm = (...parameters: string[]) => ['pnpm', ...parameters];
const vitest = (project: string, ...parameters: string[]) =>
  pnpm(
    'exec',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=reports/${project}.vitest.json`,
    ...parameters,
  );

/** Lanes run side by side, the steps of a lane one after the other: two cores, two lanes. */
export const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'lint and format', command: pnpm('lint') },
    { name: 'types', command: pnpm('typecheck') },
    { name: 'arrows and cycles', command: pnpm('arrows') },
    { name: 'unused code', command: pnpm('unused') },
    { name: 'third-party notices', command: pnpm('notices', '--check') },
    { name: 'API document', command: pnpm('openapi', '--check') },
    { name: 'unit tests', command: vitest('unit') },
  ],
  [
    { name: 'integration tests', command: vitest('integration') },
    { name: 'web build', command: pnpm('--filter', '@quietsite/web', 'build') },
    { name: 'journeys in the browser', command: pnpm('--filter', '@quietsite/e2e', 'test') },
  ],
];

/** Run when the lanes have ended: a bench wants the machine to itself, the trace counts what the lanes reported. */
export const afterwards: readonly Step[] = [
  { name: 'map bench, short form', command: pnpm('bench:map', '--buildings', '40000') },
  { name: 'requirements of the foundation', command: pnpm('trace', '--milestone', 'foundation', '--min', '100') },
];
