import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const vitestReport = {
  startTime: Date.parse('2026-11-15T08:00:00Z'),
  testResults: [
    {
      name: 'scale-line.test.ts',
      assertionResults: [
        { ancestorTitles: ['[MAP-03] scale line'], title: 'is metric', status: 'passed' },
        { ancestorTitles: [], title: 'fails', status: 'failed' },
        { ancestorTitles: [], title: 'is left out', status: 'skipped' },
      ],
    },
  ],
};

const spec = (title: string, status: string, expectedStatus = 'passed') => ({
  title,
  file: 'menu.spec.ts',
  tests: [{ status, expectedStatus }],
});
const playwrightReport = {
  stats: { startTime: '2026-11-15T08:00:00.000Z' },
  suites: [
    {
      title: 'menu.spec.ts',
      file: 'menu.spec.ts',
      specs: [
        spec('[SHELL-36] order', 'expected'),
        spec('at the second attempt', 'flaky'),
        spec('never', 'unexpected'),
      ],
      suites: [{ title: 'closed', file: 'menu.spec.ts', specs: [spec('known to fail', 'expected', 'failed')] }],
    },
  ],
};

test('a vitest report: group and test title together, only a pass is a pass', () => {
  const report = readReport(vitestReport);
  expect(report?.startedAt.toISOString()).toBe('2026-11-15T08:00:00.000Z');
  expect(report?.outcomes).toEqual([
    { file: 'scale-line.test.ts', title: '[MAP-03] scale line is metric', hasPassed: true },
    { file: 'scale-line.test.ts', title: 'fails', hasPassed: false },
    { file: 'scale-line.test.ts', title: 'is left out', hasPassed: false },
  ]);
});

test('a Playwright report: the file is no group; a second try is a pass, an expected failure is none', () => {
  const report = readReport(playwrightReport);
  expect(report?.startedAt.toISOString()).toBe('2026-11-15T08:00:00.000Z');
  expect(report?.outcomes).toEqual([
    { file: 'menu.spec.ts', title: '[SHELL-36] order', hasPassed: true },
    { file: 'menu.spec.ts', title: 'at the second attempt', hasPassed: true },
    { file: 'menu.spec.ts', title: 'never', hasPassed: false },
    { file: 'menu.spec.ts', title: 'closed known to fail', hasPassed: false },
  ]);
});

test('a Playwright report: the steps of the last attempt share the result of their journey', () => {
  const steps = [{ title: '[SHELL-37] without a project' }, { title: '[SHELL-38] with one' }];
  const results = [{ steps: [{ title: '[SHELL-37] without a project', error: {} }] }, { steps }];
  const walk = (status: string) => ({
    title: 'the menu',
    file: 'menu.spec.ts',
    tests: [{ status, expectedStatus: 'passed', results }],
  });
  const outcomesOf = (status: string) =>
    readReport({
      ...playwrightReport,
      suites: [{ title: 'menu.spec.ts', file: 'menu.spec.ts', specs: [walk(status)] }],
    })?.outcomes;
  for (const [status, hasPassed] of [
    ['flaky', true],
    ['unexpected', false],
  ] as const)
    expect(outcomesOf(status)).toEqual(
      ['the menu', ...steps.map(({ title }) => title)].map((title) => ({ file: 'menu.spec.ts', title, hasPassed })),
    );
});

test('a file of another kind is no report', () => {
  expect(readReport({ startedAt: 'x' })).toBeUndefined();
  expect(readReport([])).toBeUndefined();
});
