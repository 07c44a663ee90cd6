import type { Page } from '@playwright/test';

export interface Recording {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Those in which the map moved: between moves the page is idle. */
  readonly movingFrames: readonly number[];
  /** Milliseconds of tasks above 50, during which the page is unresponsive. */
  readonly longTasks: readonly number[];
}

/** Records every frame of the page; the returned function stops and returns the recording. */
export async function recordFrames(page: Page): Promise<() => Promise<Recording>> {
  const recorder = await page.evaluateHandle(() => {
    const notes = { frames: [] as number[], movingFrames: [] as number[], longTasks: [] as number[], isOn: true };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.longTasks.push(entry.duration);
    });
    observer.observe({ type: 'longtask' });
    const map = document.getElementById('map');
    let last = { now: 0, view: map?.dataset.view };
    const onFrame = (now: number) => {
      const view = map?.dataset.view;
      if (last.now > 0) notes.frames.push(now - last.now);
      if (last.now > 0 && view !== last.view) notes.movingFrames.push(now - last.now);
      last = { now, view };
      if (notes.isOn) requestAnimationFrame(onFrame);
      else observer.disconnect();
    };
    requestAnimationFrame(onFrame);
    return notes;
  });
  return () =>
    recorder.evaluate((notes) => {
      notes.isOn = false;
      return { frames: notes.frames, movingFrames: notes.movingFrames, longTasks: notes.longTasks };
    });
}
