import type { Page } from '@playwright/test';
import { percentile } from '../../../kit/src/measure/percentile.ts';

export interface Smoothness {
  /** Frames with movement, or keys with a visible effect. */
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly longestTaskMs: number;
}

/** Frames in which the watched elements scrolled or changed their label: in other frames the page is idle. */
export async function recordSmoothness(page: Page, watched: string, act: () => Promise<void>): Promise<Smoothness> {
  const notes = await page.evaluateHandle((selector) => {
    const all = { frames: [] as number[], longTasks: [] as number[], isOn: true };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) all.longTasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    // Queried once, not in each frame: the query would distort the measurement.
    let elements: readonly Element[] = [];
    const look = () => {
      if (!elements[0]?.isConnected) elements = [...document.querySelectorAll(selector)];
      return elements
        .map((element) => `${element.scrollTop} ${element.scrollLeft} ${element.getAttribute('aria-label')}`)
        .join();
    };
    let before = { now: 0, seen: look() };
    const onFrame = (now: number) => {
      const seen = look();
      if (before.now > 0 && seen !== before.seen) all.frames.push(now - before.now);
      before = { now, seen };
      if (all.isOn) requestAnimationFrame(onFrame);
      else observer.disconnect();
    };
    requestAnimationFrame(onFrame);
    return all;
  }, watched);
  await act();
  return summarise(await notes.evaluate((all) => Object.assign(all, { isOn: false })));
}

/** From each key press until the frame with its effect was painted. */
export async function recordTyping(page: Page, act: () => Promise<void>): Promise<Smoothness> {
  const notes = await page.evaluateHandle(() => {
    const all = { frames: [] as number[], longTasks: [] as number[] };
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
  return summarise(await notes.jsonValue());
}

function summarise({ frames, longTasks }: { readonly frames: number[]; readonly longTasks: number[] }): Smoothness {
  return {
    count: frames.length,
    p50Ms: percentile(frames, 0.5),
    p95Ms: percentile(frames, 0.95),
    p99Ms: percentile(frames, 0.99),
    longestTaskMs: Math.max(0, ...longTasks),
  };
}
