// Checks that the tests of the API rows assert what the calls do: replaces the response of each call in turn, and at
// least one test of its row must fail. Run from the root of the repository.
import { mkdirSync } from 'node:fs';
import { readMapping } from '../../apps/server/test/api-rows/mapping.ts';
import { describeEvidence, formatEvidence, type Pass } from './evidence/describe-evidence.ts';
import { modes, runPass } from './evidence/run-pass.ts';

const rows = readMapping();
const most = Math.max(...rows.map(({ calls }) => calls.length));
mkdirSync('reports/evidence', { recursive: true });

const whole = await runPass(null);
const failed = whole.outcomes.filter(({ hasPassed }) => !hasPassed);
if (failed.length > 0) {
  for (const { title } of failed) console.error(`red without a reason: ${title}`);
  process.exit(1);
}
console.log(`${whole.outcomes.length} tests of ${rows.length} rows pass with the real server`);

const passes: Pass[] = [];
for (const mode of modes) {
  for (let place = 0; place < most; place += 1) {
    const asked = rows.filter(({ calls }) => calls.length > place).map(({ id }) => id);
    passes.push({ mode, place, ...(await runPass({ mode, place, rows: asked })) });
  }
}
const evidence = describeEvidence(rows, passes);
console.log(`\n${formatEvidence(evidence)}`);
const green = evidence.filter(({ isRed }) => !isRed);
const red = new Set(evidence.map(({ row }) => row)).size - new Set(green.map(({ row }) => row)).size;
console.log(`\n${red} of ${rows.length} rows have a test that goes red for each of their calls`);
if (green.length > 0) process.exitCode = 1;
