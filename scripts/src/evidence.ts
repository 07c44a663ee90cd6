// Checks that the tests of the API rows assert what the calls do: replaces the response of each call in turn, and at
// least one test of its row must fail. Run from the root of the repository.
import { mkdirSync } from 'node:fs';
import { readMapping } from '../../apps/server/test/api-rows/mapping.ts';
import { describeEvidence, formatEvidence, type Pass } from './evidence/describe-evidence.ts';
import { modes, runPass } from './evidence/run-pass.ts';

const rows = readMapping();
const maxCalls = Math.max(...rows.map(({ calls }) => calls.length));
mkdirSync('reports/evidence', { recursive: true });

const realPass = await runPass(null);
const failed = realPass.outcomes.filter(({ hasPassed }) => !hasPassed);
if (failed.length > 0) {
  for (const { title } of failed) console.error(`red without a reason: ${title}`);
  process.exit(1);
}
console.log(`${realPass.outcomes.length} tests of ${rows.length} rows pass with the real server`);

const passes: Pass[] = [];
for (const mode of modes) {
  for (let callIndex = 0; callIndex < maxCalls; callIndex += 1) {
    const rowIds = rows.filter(({ calls }) => calls.length > callIndex).map(({ id }) => id);
    passes.push({ mode, callIndex, ...(await runPass({ mode, callIndex, rows: rowIds })) });
  }
}
const evidence = describeEvidence(rows, passes);
console.log(`\n${formatEvidence(evidence)}`);
const green = evidence.filter(({ isRed }) => !isRed);
const red = new Set(evidence.map(({ row }) => row)).size - new Set(green.map(({ row }) => row)).size;
console.log(`\n${red} of ${rows.length} rows have a test that goes red for each of their calls`);
if (green.length > 0) process.exitCode = 1;
