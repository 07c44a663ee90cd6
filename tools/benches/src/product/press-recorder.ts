import type { Page } from '@playwright/test';
import type { LevelTable } from '@quietsite/domain';

/** Wall-clock times in milliseconds. */
export interface PressNotes {
  /** Enter was pressed. */
  readonly keys: readonly number[];
  /** A response with results was complete. */
  readonly results: readonly number[];
  /** A frame after the results was painted, and nothing covered the map. */
  readonly paints: readonly number[];
}

export type PlainLevels = { readonly [Column in keyof LevelTable]: readonly number[] };

export interface PressRecorder {
  read(): Promise<PressNotes>;
  /** The latest levels calculated by the browser, without an edit. */
  readLevels(): Promise<PlainLevels | null>;
}

/**
 * Installed before the page's own code: records key presses, responses and frames, and keeps the levels from the
 * workers.
 */
export async function recordPresses(page: Page): Promise<PressRecorder> {
  await page.addInitScript(() => {
    const notes: Record<'keys' | 'results' | 'paints', number[]> = { keys: [], results: [], paints: [] };
    const latest: { levels: unknown } = { levels: null };
    Object.assign(globalThis, { pressNotes: notes, keptLevels: latest });
    const at = (time: number) => performance.timeOrigin + time;
    const noteKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Enter') notes.keys.push(at(timeStamp));
    };
    document.addEventListener('keydown', noteKey, { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByType('resource'))
        if (entry.name.endsWith('/results')) notes.results.push(at((entry as PerformanceResourceTiming).responseEnd));
    }).observe({ type: 'resource' });
    const OriginalWorker = globalThis.Worker;
    globalThis.Worker = class extends OriginalWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.answer?.table) latest.levels = structuredClone(data.answer.table);
        });
      }
    };
    const isCalculating = () =>
      [...document.querySelectorAll('[role="dialog"]')].some(({ textContent }) =>
        textContent.includes('Calculating noise'),
      );
    // One frame draws the new content; it is painted once the next frame's work is done.
    const look = () => {
      const [pressedAt = 0, arrivedAt = 0, paintedAt = 0] = [
        notes.keys.at(-1),
        notes.results.at(-1),
        notes.paints.at(-1),
      ];
      if (arrivedAt > pressedAt && paintedAt < pressedAt && !isCalculating())
        requestAnimationFrame(() => setTimeout(() => notes.paints.push(at(performance.now()))));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {
    read: () => page.evaluate(() => structuredClone((globalThis as unknown as { pressNotes: PressNotes }).pressNotes)),
    readLevels: () =>
      page.evaluate(() => {
        const { levels } = (globalThis as unknown as { keptLevels: { levels: LevelTable | null } }).keptLevels;
        if (!levels) return null;
        const columns = Object.entries(levels).map(([name, column]) => [name, [...column]]);
        return Object.fromEntries(columns) as PlainLevels;
      }),
  };
}

/** From the key press to the first painted frame after its results; null if not painted yet. */
export function findPaint({ keys, results, paints }: PressNotes): { pressedAt: number; paintedAt: number } | null {
  const pressedAt = keys.at(-1);
  const arrivedAt = pressedAt === undefined ? undefined : results.find((moment) => moment > pressedAt);
  const paintedAt = arrivedAt === undefined ? undefined : paints.find((moment) => moment > arrivedAt);
  return pressedAt === undefined || paintedAt === undefined ? null : { pressedAt, paintedAt };
}
