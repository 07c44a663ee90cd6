import type { Page } from '@playwright/test';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { repeat, type Screen } from '../../../kit/src/screen/screen.ts';
import { countShownAnswers, recordWhatIfs } from './what-if-recorder.ts';

export interface SliderFigures {
  /** Page frames while the slider moves. */
  readonly framesPerSecond: number;
  /** Frames in which the map showed the levels of another day. */
  readonly daysPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  /** CPU time of the page's main thread per frame: independent of other load on the machine. */
  readonly processorMs: number;
}

/**
 * Drags the day slider from the first day to the last and back, one step per frame; once to warm up, then once more.
 */
export async function measureSlider(
  { page, origin }: Screen,
  projectId: number,
  steps: number,
): Promise<SliderFigures> {
  const read = await recordWhatIfs(page);
  await page.goto(`${origin}/?project=${projectId}`);
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Day', exact: true });
  await slider.press('Home');
  // Exceeding days are counted once, before any move.
  await page.waitForFunction(() => document.querySelector('[role="slider"]')?.ariaValueText?.includes('satisfy'));
  await page.waitForLoadState('networkidle');
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not shown');
  const move = (step: number) => {
    const share = 1 - Math.abs((2 * step) / steps - 1);
    return page.mouse.move(box.x + 1 + (box.width - 2) * share, box.y + box.height / 2);
  };
  const drag = async () => {
    const moves: Promise<void>[] = [];
    // A user does not wait for the picture, so no move waits for the previous one.
    await repeat(steps, async (step) => void moves.push(move(step + 1)));
    await Promise.all(moves);
  };
  await move(0);
  await page.mouse.down();
  await drag();
  const processor = await watchProcessor(page);
  const frames = await recordFrames(page, drag);
  const processorMs = await processor();
  await page.mouse.up();
  return summarise(frames, processorMs, await read());
}

/** The start of each frame, in milliseconds since the page load. */
async function recordFrames(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const notes = await page.evaluateHandle(() => {
    const all = { frames: [] as number[], isOn: true };
    requestAnimationFrame(function note(now) {
      all.frames.push(now);
      if (all.isOn) requestAnimationFrame(note);
    });
    return all;
  });
  await act();
  return notes.evaluate((all) => Object.assign(all, { isOn: false }).frames);
}

/** CPU time of the page's main thread from now on. */
async function watchProcessor(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  return async () => (await read()) - before;
}

function summarise(
  frames: readonly number[],
  processorMs: number,
  { answers, paints }: Parameters<typeof countShownAnswers>[0],
): SliderFigures {
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const within = (times: readonly number[]) => times.filter((at) => at >= first && at <= last);
  const seconds = (last - first) / 1000;
  const shown = countShownAnswers({ answers: within(answers), paints: within(paints) });
  return {
    framesPerSecond: gaps.length / seconds,
    daysPerSecond: shown / seconds,
    processorMs: processorMs / shown,
    p50Ms: percentile(gaps, 0.5),
    p95Ms: percentile(gaps, 0.95),
    longestMs: Math.max(...gaps),
  };
}
