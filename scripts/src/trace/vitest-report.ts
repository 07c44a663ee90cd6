import { isObject, type JsonObject, listOf, type Report, type TestOutcome, textOf } from './test-outcome.ts';

export function isVitestReport(value: unknown): value is JsonObject {
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
