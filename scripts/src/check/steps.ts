import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';

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

/** Where the seeded database is stored for all steps that need one; seeding happens once per run. */
export const keptSeed = join(repositoryRoot, 'reports/seed.dump');

/** Prerequisites of the other steps. */
export const preparation: readonly Step[] = [
  { name: 'seeded database', command: ['node', 'scripts/src/keep-seed.ts', keptSeed] },
  { name: 'web build', command: pnpm('--filter', '@quietsite/web', 'build') },
];

/** Each worker starts its own stack and takes the next journey file when it is free. */
export const WORKERS = 2;

export const journeys: Step = {
  name: 'journeys in the browser',
  command: pnpm('--filter', '@quietsite/e2e', 'exec', 'playwright', 'test', `--workers=${WORKERS}`),
};

/** `pnpm test` runs several times as many. */
const FEWER_RANDOM_CASES = {
  QUIETSITE_EDIT_CHAINS: '100',
  QUIETSITE_RANDOM_PROJECTS: '20',
  QUIETSITE_ORACLE_SEEDS: '50',
};

/** `pnpm test` uses the largest accepted files and prints every letter. */
const SMALLER_FILES = { QUIETSITE_HOSTILE_MEGABYTES: '4', QUIETSITE_LETTERS_EVERY: '7' };

const tests: readonly Step[] = [
  { name: 'integration tests', command: vitest('integration'), environment: SMALLER_FILES },
  { name: 'unit tests', command: vitest('unit'), environment: FEWER_RANDOM_CASES },
];

/** About a minute each, or less. */
const shortForms: readonly Step[] = [
  { name: 'mutation, short form', command: pnpm('mutation', '--short') },
  { name: 'same bits in every engine, short form', command: pnpm('engines', '--short') },
  { name: 'mutated programmes, short form', command: pnpm('fuzz:programme', '--short') },
  { name: 'killed without warning, short form', command: pnpm('soak', '--short') },
  { name: 'interrupted while submitting, short form', command: pnpm('test:interrupt', '--short') },
  { name: 'code before the newest migrations, short form', command: pnpm('test:previous', '--short') },
  { name: 'faults, short form', command: pnpm('test:faults', '--short') },
  { name: 'view bench, short form', command: pnpm('bench:view', '--short') },
  { name: 'product bench, short form', command: pnpm('bench:product', '--short') },
  { name: 'map bench, short form', command: pnpm('bench:map', '--buildings', '4000') },
  { name: 'flood of passwords, short form', command: pnpm('test:flood', '--short') },
  { name: 'hostile requests, short form', command: pnpm('test:attack', '--short') },
  { name: 'timing of unknown names, short form', command: pnpm('test:timing', '--short') },
  { name: 'people at work, short form', command: pnpm('bench:load', '--short') },
  { name: 'one verdict everywhere, short form', command: pnpm('test:verdicts', '--short') },
  { name: 'first pages, short form', command: pnpm('bench:web', '--short') },
  { name: 'print bench, short form', command: pnpm('bench:print', '--short') },
  { name: 'engine bench, short form', command: pnpm('bench:engine', '--short') },
  { name: 'district bench, short form', command: pnpm('bench:district', '--short') },
  { name: 'screening bench, short form', command: pnpm('bench:screening', '--short') },
  { name: 'optimiser bench, short form', command: pnpm('bench:optimiser', '--short') },
];

/** Steps that need no stack. */
const quick: readonly Step[] = [
  { name: 'types', command: pnpm('typecheck') },
  { name: 'lint and format', command: pnpm('lint') },
  { name: 'arrows and cycles', command: pnpm('arrows') },
  { name: 'unused code', command: pnpm('unused') },
  { name: 'third-party notices', command: pnpm('notices', '--check') },
  { name: 'where dependencies come from', command: pnpm('policy') },
  { name: 'security requirements', command: pnpm('asvs', '--check') },
  { name: 'API document', command: pnpm('openapi', '--check') },
  { name: 'accessibility statement', command: pnpm('statement', '--check') },
  { name: 'golden cases and validation page', command: pnpm('validation', '--check') },
];

/**
 * Two cores serve the two workers of the journeys and one other step, because journeys spend half their time waiting.
 * Long steps come first, so that short ones fill the time left at the end.
 */
export const steps: readonly Step[] = [...tests, ...quick, ...shortForms];

const trace = (milestone: string) => pnpm('trace', '--milestone', milestone, '--min', '100');

/** Runs last: counts what all other steps reported. */
export const afterwards: readonly Step[] = [
  { name: 'requirements of the foundation', command: trace('foundation') },
  { name: 'requirements of the core', command: trace('core') },
  { name: 'requirements of accounts', command: trace('accounts') },
  { name: 'requirements of the site', command: trace('site') },
  { name: 'requirements of the schedule', command: trace('schedule') },
  { name: 'requirements of calculating', command: trace('calculate') },
  { name: 'requirements of mitigation', command: trace('mitigation') },
  { name: 'requirements of the report', command: trace('report') },
  { name: 'requirements of administration', command: trace('administration') },
  { name: 'requirements of one truth', command: trace('one-truth') },
  { name: 'requirements of the workplaces', command: trace('workplaces') },
  { name: 'requirements of the physics', command: trace('physics') },
];
