// Measures a calculation from the click to the painted map: pnpm bench:product [--short]. Exits 1 when a target is
// missed.

import { loadavg } from 'node:os';
import { LiveCalculation } from '@quietsite/domain';
import type { CalculationInput, CalculationResults } from '../../../packages/contracts/src/index.ts';
import { publish, readIsShort } from '../../kit/src/measure/report.ts';
import type { ReferenceName } from '../../kit/src/reference-project/reference-project.ts';
import { withReferenceScreen } from '../../kit/src/reference-project/reference-screen.ts';
import type { Screen } from '../../kit/src/screen/screen.ts';
import { waitFor } from '../../kit/src/stack/wait.ts';
import { countDifferences } from './product/compare-levels.ts';
import { measureRun, type RunFigures } from './product/measure-run.ts';
import { recordPresses } from './product/press-recorder.ts';
import { judgeProduct, type ProductFigures } from './product/report.ts';

const FULL: { name: ReferenceName; runs: number; tolerance: number } = { name: 'XL', runs: 10, tolerance: 1 };
/** On M, a new thread takes longer for its first calculations than for all that follow. */
const SHORT: typeof FULL = { name: 'M', runs: 2, tolerance: 10 };

async function measure(screen: Screen, projectId: number, count: number): Promise<ProductFigures> {
  const recorder = await recordPresses(screen.page);
  await screen.page.goto(`${screen.origin}/Project?project=${projectId}`);
  // The browser calculates an opened project by itself.
  const levels = await waitFor('levels in the browser', recorder.readLevels, { everyMs: 1_000 });
  const { snapshot } = await screen.call<CalculationInput>('GET', `/api/projects/${projectId}/calculation/input`);
  const [runs, bare]: [RunFigures[], number[]] = [[], []];
  for (let run = 0; run < count; run += 1) {
    runs.push(await measureRun(screen, recorder, projectId));
    const since = performance.now();
    new LiveCalculation(snapshot);
    bare.push(performance.now() - since);
    console.error(`run ${run + 1} of ${count}`);
  }
  const { receivers } = await screen.call<CalculationResults>('GET', `/api/projects/${projectId}/results`);
  return { runs, bare, receivers: receivers.length, differences: countDifferences(levels, receivers) };
}

const isShort = readIsShort();
const [load = 0] = loadavg();
const { name, runs, tolerance } = isShort ? SHORT : FULL;
const lines = await withReferenceScreen({ name, isShort, hasWorker: true }, async (screen, { projectId }) =>
  judgeProduct(await measure(screen, projectId, runs), tolerance),
);
publish(lines, isShort, {
  path: 'docs/benchmarks/product.md',
  command: 'bench:product',
  title: 'A calculation, from the press to the painted map',
  about: `The reference project XL (\`tools/kit/src/reference-project\`) with two approved neighbours, saved over HTTP, its receivers written into the database, opened in Chromium without a graphics card at 1440 by 900 and calculated ten times by the key on the button. Database, server, worker and browser share the machine. The bare calculation is the engine alone, from the snapshot to the highest levels of all receivers, run once after each press. Load of the machine at the start: ${load.toFixed(1)}.`,
});
