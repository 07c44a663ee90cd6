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

/** Parts of the journeys, so that both lanes end at about the same time. */
const PARTS = 5;

/** Each part brings its own stack up, so they do not meet. */
const journeys = (part: number): Step => ({
  name: `journeys in the browser, ${part} of ${PARTS}`,
  command: pnpm('--filter', '@quietsite/e2e', 'exec', 'playwright', 'test', `--shard=${part}/${PARTS}`),
  environment: { E2E_RUN: `e2e-${part}` },
});

/** What both lanes need. */
export const beforehand: readonly Step[] = [
  { name: 'web build', command: pnpm('--filter', '@quietsite/web', 'build') },
];

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
    journeys(1),
    journeys(2),
    journeys(3),
  ],
  [
    { name: 'integration tests', command: vitest('integration') },
    { name: 'golden cases and validation page', command: pnpm('validation', '--check') },
    { name: 'same bits in every engine', command: pnpm('engines') },
    { name: 'mutation, short form', command: pnpm('mutation', '--short') },
    { name: 'mutated programmes, short form', command: pnpm('fuzz:programme', '--short') },
    journeys(4),
    journeys(5),
  ],
];

/** Run when the lanes have ended: a bench wants the machine to itself, the trace counts what the lanes reported. */
export const afterwards: readonly Step[] = [
  { name: 'map bench, short form', command: pnpm('bench:map', '--buildings', '40000') },
  { name: 'view bench, short form', command: pnpm('bench:view', '--short') },
  { name: 'programme bench, short form', command: pnpm('bench:programme', '--short') },
  { name: 'engine bench, short form', command: pnpm('bench:engine', '--short') },
  { name: 'flood of passwords, short form', command: pnpm('test:flood', '--short') },
  { name: 'timing of unknown names, short form', command: pnpm('test:timing', '--short') },
  { name: 'requirements of the foundation', command: pnpm('trace', '--milestone', 'foundation', '--min', '100') },
  { name: 'requirements of the core', command: pnpm('trace', '--milestone', 'core', '--min', '100') },
  { name: 'requirements of accounts', command: pnpm('trace', '--milestone', 'accounts', '--min', '100') },
  { name: 'requirements of the site', command: pnpm('trace', '--milestone', 'site', '--min', '100') },
  { name: 'requirements of the schedule', command: pnpm('trace', '--milestone', 'schedule', '--min', '100') },
];
