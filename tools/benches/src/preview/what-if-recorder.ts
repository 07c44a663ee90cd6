import type { Page } from '@playwright/test';
import { becomesTrueWithin } from '../../../kit/src/stack/wait.ts';

/** Milliseconds since the page load. */
export interface WhatIfNotes {
  /** Enter was pressed, which commits the edit. */
  readonly keys: readonly number[];
  /** A request was sent to the worker. */
  readonly asks: readonly number[];
  /** The worker returned new levels. */
  readonly answers: readonly number[];
  /** A frame with receivers or labels was painted. */
  readonly paints: readonly number[];
}

/** Installed before the page's own code: records keys, worker responses and frames in which the map was drawn. */
export async function recordWhatIfs(page: Page): Promise<() => Promise<WhatIfNotes>> {
  await page.addInitScript(() => {
    const notes: Record<'keys' | 'asks' | 'answers' | 'paints', number[]> = {
      keys: [],
      asks: [],
      answers: [],
      paints: [],
    };
    Object.assign(globalThis, { whatIfNotes: notes });
    document.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') notes.keys.push(timeStamp);
      },
      { capture: true },
    );
    const OriginalWorker = globalThis.Worker;
    globalThis.Worker = class extends OriginalWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', () => notes.answers.push(performance.now()));
      }
      override postMessage(message: unknown): void {
        notes.asks.push(performance.now());
        super.postMessage(message);
      }
    };
    let isScheduled = false;
    const { prototype } = CanvasRenderingContext2D;
    const originalFillText = prototype.fillText;
    // Labels are text; a frame that draws them has drawn the receivers below them.
    prototype.fillText = function (...parameters) {
      if (!isScheduled && this.canvas.closest('#map')) {
        isScheduled = true;
        requestAnimationFrame(() => {
          isScheduled = false;
        });
        setTimeout(() => notes.paints.push(performance.now()));
      }
      return originalFillText.apply(this, parameters);
    };
  });
  return () =>
    page.evaluate(() => {
      const { keys, asks, answers, paints } = (globalThis as unknown as { whatIfNotes: WhatIfNotes }).whatIfNotes;
      return { keys, asks, answers, paints };
    });
}

/** All measured from the key press. */
export interface WhatIf {
  readonly askMs: number;
  readonly answerMs: number;
  readonly paintMs: number;
}

/**
 * For each key after the warm-up, the first response after it and the first painted frame after that. A key without
 * both before the next key is not a what-if.
 */
export function listWhatIfs({ keys, asks, answers, paints }: WhatIfNotes, warmUp = 0): WhatIf[] {
  const measured = keys.slice(warmUp);
  return measured.flatMap((key, index) => {
    const next = measured[index + 1] ?? Number.POSITIVE_INFINITY;
    const ask = asks.find((at) => at > key);
    const answer = ask === undefined ? undefined : answers.find((at) => at > ask);
    const paint = answer === undefined ? undefined : paints.find((at) => at > answer);
    if (ask === undefined || answer === undefined || paint === undefined || paint > next) return [];
    return [{ askMs: ask - key, answerMs: answer - key, paintMs: paint - key }];
  });
}

/** Painted frames with new content: a frame that shows several responses counts once. */
export function countShownAnswers({ answers, paints }: Pick<WhatIfNotes, 'answers' | 'paints'>): number {
  let last = Number.NEGATIVE_INFINITY;
  return paints.filter((paint) => {
    const isNew = answers.some((at) => at > last && at < paint);
    if (isNew) last = paint;
    return isNew;
  }).length;
}

const MAX_PAINT_MS = 20_000;

/** Waits until the map shows the effect of the last key: on a busy machine the frame may come much later. */
export async function waitForWhatIf(read: () => Promise<WhatIfNotes>): Promise<void> {
  const isShown = async () => {
    const { keys, ...notes } = await read();
    return listWhatIfs({ ...notes, keys: keys.slice(-1) }).length > 0;
  };
  await becomesTrueWithin(isShown, MAX_PAINT_MS, 100);
}
