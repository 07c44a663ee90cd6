import type { Page } from '@playwright/test';
import { percentile } from '../measure/percentile.ts';

export interface Recording {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Frames in which the watched elements moved; in other frames the page is idle. */
  readonly movingFrames: readonly number[];
  /** Milliseconds of tasks above 50, during which the page is unresponsive. */
  readonly longTasks: readonly number[];
}

/**
 * Records every frame of the page; the returned function stops and returns the recording. An element moves when it is
 * scrolled, when its label changes, or when the view of the map does.
 */
export async function recordFrames(page: Page, watched = '#map'): Promise<() => Promise<Recording>> {
  const recorder = await page.evaluateHandle((selector) => {
    const notes = { frames: [] as number[], movingFrames: [] as number[], longTasks: [] as number[], isOn: true };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    // Queried once, not in each frame: the query would distort the measurement.
    let elements: readonly HTMLElement[] = [];
    const look = () => {
      if (!elements[0]?.isConnected) elements = [...document.querySelectorAll<HTMLElement>(selector)];
      return elements
        .map((one) => `${one.scrollTop} ${one.scrollLeft} ${one.getAttribute('aria-label')} ${one.dataset.view}`)
        .join();
    };
    let last = { now: 0, seen: look() };
    const onFrame = (now: number) => {
      const seen = look();
      if (last.now > 0) notes.frames.push(now - last.now);
      if (last.now > 0 && seen !== last.seen) notes.movingFrames.push(now - last.now);
      last = { now, seen };
      if (notes.isOn) requestAnimationFrame(onFrame);
      else observer.disconnect();
    };
    requestAnimationFrame(onFrame);
    return notes;
  }, watched);
  return () => recorder.evaluate((notes) => Object.assign(notes, { isOn: false }));
}

export interface Smoothness {
  /** Frames, or keys with a visible effect. */
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly longestTaskMs: number;
}

export const summariseFrames = (frames: readonly number[], longTasks: readonly number[]): Smoothness => ({
  count: frames.length,
  ...{ p50Ms: percentile(frames, 0.5), p95Ms: percentile(frames, 0.95), p99Ms: percentile(frames, 0.99) },
  longestTaskMs: Math.max(0, ...longTasks),
});
