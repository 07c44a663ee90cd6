import type { RunDetail, RunLogEntry } from '../../../../packages/contracts/src/index.ts';
import type { Screen } from '../../../kit/src/screen/screen.ts';
import { waitFor } from '../../../kit/src/stack/wait.ts';
import { findPaint, type PressRecorder } from './press-recorder.ts';

/** Milliseconds. */
export interface RunFigures {
  readonly total: number;
  readonly load: number;
  readonly wait: number;
  readonly prepare: number;
  readonly engine: number;
  readonly summarise: number;
  readonly write: number;
  /** From the end of the run to the painted frame. */
  readonly paint: number;
}

const MAX_RUN_MS = 300_000;

/** Presses the button by keyboard and waits until the results are on the map. */
export async function measureRun(
  { page, call }: Screen,
  recorder: PressRecorder,
  projectId: number,
): Promise<RunFigures> {
  const button = page.getByRole('button', { name: 'Calculate Noise' });
  await button.focus();
  await page.keyboard.press('Enter');
  const seen = await waitFor('painted results', async () => findPaint(await recorder.read()), { limitMs: MAX_RUN_MS });
  // The overlay closes shortly after the results arrive.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const [newest] = await call<RunLogEntry[]>('GET', `/api/projects/${projectId}/runs`);
  const { status, finishedAt, timings } = await call<RunDetail>('GET', `/api/projects/${projectId}/runs/${newest?.id}`);
  if (status !== 'done' || finishedAt === null) throw new Error(`the run is ${status}`);
  const { load = 0, wait = 0, prepare = 0, engine = 0, summarise = 0, write = 0 } = timings;
  const paint = seen.paintedAt - Date.parse(finishedAt);
  return { total: seen.paintedAt - seen.pressedAt, load, wait, prepare, engine, summarise, write, paint };
}
