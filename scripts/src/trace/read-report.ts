import { isObject, type JsonObject, listOf, type Report, type TestOutcome, textOf } from './test-outcome.ts';

/** Detects the format from the content, so a report may have any name; undefined if it is not a test report. */
export function readReport(value: unknown): Report | undefined {
  if (isVitestReport(value)) return readVitestReport(value);
  if (isPlaywrightReport(value)) return readPlaywrightReport(value);
  return undefined;
}

function isVitestReport(value: unknown): value is JsonObject {
  return isObject(value) && Array.isArray(value.testResults) && typeof value.startTime === 'number';
}

export function readVitestReport(report: JsonObject): Report {
  return {
    startedAt: new Date(Number(report.startTime)),
    outcomes: listOf(report.testResults).flatMap(outcomesOfFile),
  };
}

function outcomesOfFile(file: JsonObject): TestOutcome[] {
  return listOf(file.assertionResults).map((test) => {
    const groups = Array.isArray(test.ancestorTitles) ? test.ancestorTitles.map(textOf) : [];
    const title = [...groups, textOf(test.title)].filter((part) => part !== '').join(' ');
    return { file: textOf(file.name), title, hasPassed: test.status === 'passed' };
  });
}

function isPlaywrightReport(value: unknown): value is JsonObject {
  return isObject(value) && Array.isArray(value.suites) && isObject(value.stats);
}

export function readPlaywrightReport(report: JsonObject): Report {
  const stats = isObject(report.stats) ? report.stats : {};
  return {
    startedAt: new Date(textOf(stats.startTime)),
    outcomes: listOf(report.suites).flatMap((suite) => outcomesOfSuite(suite, [])),
  };
}

function outcomesOfSuite(suite: JsonObject, groups: readonly string[]): TestOutcome[] {
  // The outermost suite is the file itself: its title is a path, not a group.
  const isFile = suite.title === suite.file;
  const inner = isFile ? groups : [...groups, textOf(suite.title)];
  return [
    ...listOf(suite.specs).flatMap((spec) => {
      const title = [...inner, textOf(spec.title)].filter((part) => part !== '').join(' ');
      const hasPassed = hasSpecPassed(spec);
      return [title, ...stepsOf(spec)].map((name) => ({ file: textOf(spec.file), title: name, hasPassed }));
    }),
    ...listOf(suite.suites).flatMap((child) => outcomesOfSuite(child, inner)),
  ];
}

/** The steps of a journey are tests of their own: if one fails, all of the journey has failed. */
const stepsOf = (spec: JsonObject): string[] =>
  listOf(spec.tests).flatMap((test) => listOf(listOf(test.results).at(-1)?.steps).map((step) => textOf(step.title)));

const PASSED = ['expected', 'flaky'];

/**
 * Passed in every browser project, with at most one retry (the check limits those), and not because a failure was
 * expected.
 */
function hasSpecPassed(spec: JsonObject): boolean {
  const tests = listOf(spec.tests);
  return (
    tests.length > 0 && tests.every((test) => PASSED.includes(textOf(test.status)) && test.expectedStatus === 'passed')
  );
}
