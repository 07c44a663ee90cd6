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
    { name: 'killed without warning, short form', command: pnpm('soak', '--short') },
    journeys(4),
    journeys(5),
  ],
];

/** When the lanes have ended: what is measured in a browser one after the other, and beside it what needs none. */
export const benches: readonly (readonly Step[])[] = [
  [
    { name: 'view bench, short form', command: pnpm('bench:view', '--short') },
    { name: 'programme bench, short form', command: pnpm('bench:programme', '--short') },
    { name: 'preview bench, short form', command: pnpm('bench:preview', '--short') },
    { name: 'product bench, short form', command: pnpm('bench:product', '--short') },
  ],
  [
    { name: 'map bench, short form', command: pnpm('bench:map', '--buildings', '40000') },
    { name: 'engine bench, short form', command: pnpm('bench:engine', '--short') },
    { name: 'optimiser bench, short form', command: pnpm('bench:optimiser', '--short') },
    { name: 'print bench, short form', command: pnpm('bench:print', '--short') },
    { name: 'flood of passwords, short form', command: pnpm('test:flood', '--short') },
    { name: 'timing of unknown names, short form', command: pnpm('test:timing', '--short') },
  ],
];

const trace = (milestone: string) => pnpm('trace', '--milestone', milestone, '--min', '100');

/** At the end: counts what all others reported. */
export const afterwards: readonly Step[] = [
  { name: 'requirements of the foundation', command: trace('foundation') },
  { name: 'requirements of the core', command: trace('core') },
  { name: 'requirements of accounts', command: trace('accounts') },
  { name: 'requirements of the site', command: trace('site') },
  { name: 'requirements of the schedule', command: trace('schedule') },
  { name: 'requirements of calculating', command: trace('calculate') },
  { name: 'requirements of mitigation', command: trace('mitigation') },
];
