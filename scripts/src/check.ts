import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import { countTests } from './check/count-tests.ts';
import { describeFailure, type Outcome, runStep } from './check/run-step.ts';
import { afterwards, beforehand, keptSeed, RUNNERS, type Step, steps } from './check/steps.ts';

const reports = join(repositoryRoot, 'reports');

function report(outcome: Outcome): void {
  const mark = outcome.isPassed ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${outcome.step.name.padEnd(34)} ${outcome.seconds.toFixed(1).padStart(7)} s`);
  if (outcome.isPassed) return;
  console.log(describeFailure(outcome.logFile));
}

/** Each runner takes the next step when it is free. */
async function runAll(waiting: readonly Step[]): Promise<Outcome[]> {
  const remaining = waiting.values();
  const outcomes: Outcome[] = [];
  const run = async () => {
    for (const step of remaining) {
      const outcome = await runStep(step);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: RUNNERS }, run));
  return outcomes;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const startedAt = new Date();
const outcomes = await runAll(beforehand);
process.env.QUIETSITE_KEPT_SEED = keptSeed;
outcomes.push(...(await runAll(steps)));
const finishedAt = new Date();
writeFileSync(join(reports, 'run.json'), JSON.stringify({ startedAt, finishedAt, complete: true }));
outcomes.push(...(await runAll(afterwards)));

const tests = countTests();
const failedSteps = outcomes.filter((outcome) => !outcome.isPassed).length;
// A step that fails without a failing test in its report (a crash, a type error) must still show in the total.
const failed = Math.max(tests.failed, failedSteps);
console.log(`${((Date.now() - startedAt.getTime()) / 60_000).toFixed(1)} minutes`);
for (const title of tests.secondTries) console.log(`passed only at the second try: ${title}`);
console.log(`${tests.passed} passed, ${failed} failed`);
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1);
