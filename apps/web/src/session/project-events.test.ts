import type { CalculationRun } from '@quietsite/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { sampleRun } from '../testing/samples.ts';
import {
  isRunActive,
  MITIGATION_POLL_MILLISECONDS,
  pollMilliseconds,
  refetchIfChanged,
  refetchProject,
  storeEvent,
} from './project-events.tsx';
import { projectKey, runKey } from './project-queries.ts';
import { createQueryClient } from './query-client.ts';

it('[CALC-10] [PROJ-19] asks every 2 seconds for itself while the server pushes nothing', () => {
  expect(pollMilliseconds(false)).toBe(2000);
});

it('[MITI-31] asks every second where mitigation is recalculated', () => {
  expect(pollMilliseconds(false, MITIGATION_POLL_MILLISECONDS)).toBe(1000);
  expect(pollMilliseconds(true, MITIGATION_POLL_MILLISECONDS)).toBe(10_000);
});

it('[CALC-10] asks only while a run is under way', () => {
  const states = (['queued', 'running', 'done', 'failed', 'cancelled'] as const).map((status) =>
    isRunActive(sampleRun({ status })),
  );
  expect(states).toEqual([true, true, false, false, false]);
  expect(isRunActive(null)).toBe(false);
});

it('[REPORT-77] requests all of the project, with its map and levels, after events may have been lost', async () => {
  const client = createQueryClient();
  const asked: string[] = [];
  for (const part of ['information', 'documents', 'report', 'run', 'map', 'results', 'steps']) {
    const queryKey = [...projectKey(3), part];
    client.setQueryData(queryKey, 'before');
    const queryFn = () => asked.push(part);
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  }
  await refetchProject(client, 3);
  expect(asked).toEqual(['information', 'documents', 'report', 'run', 'map', 'results', 'steps']);
  client.clear();
});

describe('when the stream of events starts', () => {
  /** The requests of a page that shows the project as it was at its first requests. */
  async function start(before: object, now: object) {
    const client = createQueryClient();
    const asked: string[] = [];
    for (const part of ['information', 'results', 'run']) {
      const queryKey = [...projectKey(3), part];
      client.setQueryData(queryKey, before);
      const queryFn = () => {
        asked.push(part);
        return now;
      };
      new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
    }
    await refetchIfChanged(client, 3);
    client.clear();
    return asked;
  }
  const calculated = { revision: 4, isCalculated: true };

  it('only the project is requested, where nothing happened', async () => {
    expect(await start(calculated, { ...calculated })).toEqual(['information']);
  });

  it('all of it is requested, where it was saved or calculated since the first requests', async () => {
    const everything = ['information', 'information', 'results', 'run'];
    expect(await start({ revision: 4, isCalculated: false }, calculated)).toEqual(everything);
    expect(await start({ revision: 3, isCalculated: true }, calculated)).toEqual(everything);
  });
});

describe('what was calculated unseen', () => {
  const done = sampleRun({ id: 2, status: 'done' });
  const { projectId } = done;

  /** A page that shows the project and its levels, and the requests it makes when the run event arrives. */
  async function hear(run: CalculationRun, page: { known: CalculationRun | null; before: boolean; now: boolean }) {
    const client = createQueryClient();
    const asked: string[] = [];
    for (const part of ['information', 'results', 'run']) {
      const queryKey = [...projectKey(projectId), part];
      client.setQueryData(queryKey, part === 'run' ? page.known : { isCalculated: page.before });
      const queryFn = () => {
        asked.push(part);
        return { isCalculated: page.now };
      };
      new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
    }
    storeEvent(client, projectId, { type: 'run', run });
    await new Promise(setImmediate);
    expect(client.getQueryData(runKey(projectId))).toEqual(run);
    client.clear();
    return asked;
  }
  const older = sampleRun({ id: 1, status: 'done' });

  it('[U40] by somebody else is asked for: the page calls the project calculated and shows its levels', async () => {
    expect(await hear(done, { known: older, before: false, now: true })).toEqual(['information', 'results']);
    expect(await hear(done, { known: null, before: false, now: true })).toEqual(['information', 'results']);
  });

  it('is not asked for when the page has it, and levels are not when the project was changed since', async () => {
    expect(await hear(done, { known: done, before: true, now: true })).toEqual([]);
    expect(await hear(done, { known: done, before: false, now: false })).toEqual(['information']);
  });

  it('is announced elsewhere if the run was seen running', async () => {
    expect(await hear(done, { known: sampleRun({ id: 2 }), before: false, now: true })).toEqual([]);
    expect(await hear(sampleRun({ id: 2 }), { known: older, before: false, now: true })).toEqual([]);
  });
});
