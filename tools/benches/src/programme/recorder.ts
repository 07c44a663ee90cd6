import type { Page } from '@playwright/test';
import { recordFrames, type Smoothness, summariseFrames } from '../../../kit/src/screen/frame-recorder.ts';

/** The frames in which the watched elements moved. */
export async function recordSmoothness(page: Page, watched: string, act: () => Promise<void>): Promise<Smoothness> {
  const stop = await recordFrames(page, watched);
  await act();
  const { movingFrames, longTasks } = await stop();
  return summariseFrames(movingFrames, longTasks);
}

/** From each key press until the frame with its effect was painted. */
export async function recordTyping(page: Page, act: () => Promise<void>): Promise<Smoothness> {
  const notes = await page.evaluateHandle(() => {
    const all: Record<'frames' | 'longTasks', number[]> = { frames: [], longTasks: [] };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) all.longTasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const onKey = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => all.frames.push(performance.now() - timeStamp)));
    document.addEventListener('keydown', onKey, { capture: true });
    return all;
  });
  await act();
  const { frames, longTasks } = await notes.jsonValue();
  return summariseFrames(frames, longTasks);
}
