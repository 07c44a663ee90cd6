import { calculateRun, type DrawnSite, describeTimelines, listSiteProblems } from '@quietsite/domain';
import { expect, test } from 'vitest';
import { sampleSnapshot } from '../printing/testing/sample-plan.ts';
import { calculateInThread } from './calculate-in-thread.ts';
import { describeInThread } from './describe-in-thread.ts';
import { describeAll } from './tasks.ts';
import { runTask } from './threads.ts';

const receivers = Array.from({ length: 300 }, (_, index) => {
  const [first] = sampleSnapshot.receivers;
  return { ...(first as NonNullable<typeof first>), id: index + 1 };
});

test('a run in a thread has the outcome of one in the process, and reports each step and the time of each stage', async () => {
  const steps: number[] = [];
  const expected: number[] = [];
  let timings: object = {};
  const outcome = await calculateInThread(
    { ...sampleSnapshot, receivers },
    {
      onProgress: (fraction) => steps.push(fraction),
      onTimings: (told) => {
        timings = told;
      },
      signal: new AbortController().signal,
    },
  );
  const same = calculateRun({ ...sampleSnapshot, receivers }, { onProgress: (fraction) => expected.push(fraction) });
  expect(outcome).toEqual(same);
  expect(steps).toEqual(expected);
  expect(Object.keys(timings).sort()).toEqual(['engine', 'prepare', 'start', 'summarise']);
});

test('a run that is cancelled ends with the reason', async () => {
  const cancel = new AbortController();
  const options = {
    onProgress: () => cancel.abort(new Error('cancelled')),
    onTimings: () => {},
    signal: cancel.signal,
  };
  await expect(calculateInThread({ ...sampleSnapshot, receivers }, options)).rejects.toThrow('cancelled');
});

test('every task gives in a thread what it gives in the process', async () => {
  expect(await describeInThread(sampleSnapshot)).toEqual(describeAll(sampleSnapshot));
  expect(await runTask('describeTimelinesOf', sampleSnapshot)).toEqual(describeTimelines(sampleSnapshot));
  const site: DrawnSite = { parts: [], zones: [], radiusMetres: 300 };
  expect(await runTask('checkSite', site)).toEqual(listSiteProblems(site));
});
