import { setTimeout as pause } from 'node:timers/promises';
import type { RunDetail, RunLogEntry } from '../../../../packages/contracts/src/index.ts';
import type { Screen } from '../../../kit/src/screen/screen.ts';
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
  const seen = await waitForPaint(recorder);
  // The overlay closes shortly after the results arrive.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const [newest] = await call<RunLogEntry[]>('GET', `/api/projects/${projectId}/runs`);
  const { status, finishedAt, timings } = await call<RunDetail>('GET', `/api/projects/${projectId}/runs/${newest?.id}`);
  if (status !== 'done' || finishedAt === null) throw new Error(`the run is ${status}`);
  const { load = 0, wait = 0, prepare = 0, engine = 0, summarise = 0, write = 0 } = timings;
  const paint = seen.paintedAt - Date.parse(finishedAt);
  return { total: seen.paintedAt - seen.pressedAt, load, wait, prepare, engine, summarise, write, paint };
}

async function waitForPaint(recorder: PressRecorder) {
  const end = Date.now() + MAX_RUN_MS;
  while (Date.now() < end) {
    const seen = findPaint(await recorder.read());
    if (seen) return seen;
    await pause(100);
  }
  throw new Error('no results were painted');
}
