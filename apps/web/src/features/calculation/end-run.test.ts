import type { CalculationResults } from '@quietsite/contracts';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeStep } from './calculation-overlay.tsx';
import { endRun } from './end-run.ts';

beforeAll(startTexts);

/** The events at the end of a run, in order. */
async function end(isWaiting: boolean, results: CalculationResults | null = {} as CalculationResults) {
  const events: string[] = [];
  const note = (event: string) => void events.push(event);
  await endRun(
    {
      load: async () => {
        note('loaded');
        return results;
      },
      after: () => ({
        ...{ onEnd: () => note('overlay closes'), isWaiting },
        actions: { openLog: () => undefined, retry: () => undefined, showResults: null },
        suggest: isWaiting ? async () => note('suggested') : null,
      }),
      announce: () => note('told'),
    },
    async () => note('overlay gone'),
  );
  return events;
}

describe('the end of a calculation', () => {
  it('[SHELL-72] is announced once the overlay is gone, and then the next step is suggested', async () => {
    expect(await end(true)).toEqual(['loaded', 'overlay closes', 'overlay gone', 'told', 'suggested']);
    expect(await end(true, null)).toEqual(['loaded', 'overlay closes', 'overlay gone', 'told']);
  });

  it('is announced immediately if nobody waits', async () => {
    expect(await end(false)).toEqual(['loaded', 'overlay closes', 'told']);
  });

  it('is no preparation: the overlay says that results are loaded', () => {
    expect(describeStep(i18next.t, null, true)).toBe('Done. Loading the results');
    expect(describeStep(i18next.t, null, false)).toBe('Preparing the calculation');
  });
});
