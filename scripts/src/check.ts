import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTests } from './check/count-tests.ts';
import { type Outcome, runStep } from './check/run-step.ts';
import { afterwards, beforehand, lanes, type Step } from './check/steps.ts';
import { repositoryRoot } from './stack/cluster.ts';

const reports = join(repositoryRoot, 'reports');
const TAIL_LINES = 60;

function report(outcome: Outcome): void {
  const mark = outcome.isPassed ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${outcome.step.name.padEnd(34)} ${outcome.seconds.toFixed(1).padStart(7)} s`);
  if (outcome.isPassed) return;
  const lines = readFileSync(outcome.logFile, 'utf8').trimEnd().split('\n');
  console.log(
    lines
      .slice(-TAIL_LINES)
      .map((line) => `       | ${line}`)
      .join('\n'),
  );
}

async function runLane(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    report(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const startedAt = new Date();
const outcomes = await runLane(beforehand);
outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());
const finishedAt = new Date();
writeFileSync(join(reports, 'run.json'), JSON.stringify({ startedAt, finishedAt, complete: true }));
outcomes.push(...(await runLane(afterwards)));

const tests = countTests();
const failedSteps = outcomes.filter((outcome) => !outcome.isPassed).length;
// A step that fails without a failing test in its report (a crash, a type error) must still be seen in the sum.
const failed = Math.max(tests.failed, failedSteps);
console.log(`${((Date.now() - startedAt.getTime()) / 60_000).toFixed(1)} minutes`);
if (tests.secondTries > 0) console.log(`${tests.secondTries} journeys passed only at the second try (reports/logs)`);
console.log(`${tests.passed} passed, ${failed} failed`);
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1);
