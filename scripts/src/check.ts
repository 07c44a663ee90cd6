import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import { countTests } from './check/count-tests.ts';
import { describeFailure, type Outcome, runStep } from './check/run-step.ts';
import { afterwards, journeys, keptSeed, preparation, type Step, steps, WORKERS } from './check/steps.ts';

const reports = join(repositoryRoot, 'reports');

function report(outcome: Outcome): void {
  const mark = outcome.isPassed ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${outcome.step.name.padEnd(34)} ${outcome.seconds.toFixed(1).padStart(7)} s`);
  if (!outcome.isPassed) console.log(describeFailure(outcome.logFile));
}

const outcomes: Outcome[] = [];

async function run(step: Step): Promise<void> {
  const outcome = await runStep(step);
  report(outcome);
  outcomes.push(outcome);
}

/** Returns a function that starts runners. Each takes the next step when it is free. */
function queue(waiting: readonly Step[]): (runners: number) => Promise<unknown> {
  const left = waiting.values();
  const runAll = async () => {
    for (const step of left) await run(step);
  };
  return (runners) => Promise.all(Array.from({ length: runners }, runAll));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const startedAt = new Date();
await queue(preparation)(preparation.length);
process.env.QUIETSITE_KEPT_SEED = keptSeed;
const startRunners = queue(steps);
// When the journeys are done, other steps take the place of their workers.
await Promise.all([startRunners(1), run(journeys).then(() => startRunners(WORKERS))]);
const finishedAt = new Date();
writeFileSync(join(reports, 'run.json'), JSON.stringify({ startedAt, finishedAt, complete: true }));
await queue(afterwards)(WORKERS);

const tests = countTests();
const failedSteps = outcomes.filter((outcome) => !outcome.isPassed).length;
// A step that fails without a failing test in its report (a crash, a type error) must still show in the total.
const failed = Math.max(tests.failed, failedSteps);
console.log(`${((Date.now() - startedAt.getTime()) / 60_000).toFixed(1)} minutes`);
for (const { step } of outcomes.filter((outcome) => !outcome.isPassed)) console.log(`failed step: ${step.name}`);
for (const title of tests.failedTitles) console.log(`failed: ${title}`);
for (const title of tests.secondTries) console.log(`passed only at the second try: ${title}`);
console.log(`${tests.passed} passed, ${failed} failed`);
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1);
