import type { CalculationResults, CalculationRun, Project, ReceiverList, ReceiverPoint } from '@quietsite/contracts';
import { CRITERION_OF_NEW_POINT, calculateRun } from '@quietsite/domain';
import { expect } from 'vitest';
import { createRunService } from '../src/services/calculation/run.service.ts';
import { square, startSiteWorld } from './site-calls.ts';

export type ReceiverWorld = Awaited<ReturnType<typeof startReceiverWorld>>;
export const day = (text: string) => `2027-03-${text}`;

/** A site world whose projects have works and are calculated by the worker's own code on request. */
export async function startReceiverWorld(options: { overrides?: NodeJS.ProcessEnv } = {}) {
  const world = await startSiteWorld(options);
  const runs = createRunService({
    ...{ database: world.connection.database, clock: () => new Date() },
    calculate: async (snapshot, { onProgress }) => calculateRun(snapshot, { onProgress }),
  });

  const list = async (projectId: number) => (await read(`/${projectId}/receivers`)).json<ReceiverList>();
  const read = async (path: string, as = world.owner) => {
    const answer = await world.call('GET', path, as);
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    return answer;
  };
  /** The response, success or error; uses the current revision unless given. */
  const trySave = async (projectId: number, change: object) =>
    world.call('PUT', `/${projectId}/receivers`, world.owner, {
      ...{ revision: (await world.get(projectId)).revision, points: [], removedIds: [], ...change },
    });

  return {
    ...world,
    runs,
    read,
    list,
    trySave,
    async save(projectId: number, change: object): Promise<ReceiverList> {
      const answer = await trySave(projectId, change);
      expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
      return list(projectId);
    },

    /** A zone over the whole site, one activity in March 2027 and one item of equipment. */
    async addWorks(projectId: number, east = 0): Promise<{ zoneId: number; taskId: number }> {
      const zoneId = await world.addZone(projectId, 'Zone 1', square(east, 0, 100));
      const taskId = await world.addTask(projectId, zoneId, day('01'), day('31'));
      await world.client.query(
        `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
           start_date, end_date, official_id) values ($1, $2, 'Excavator', 1, 112, 112, 100, $3, $4, 'CNP 081')`,
        [projectId, taskId, day('01'), day('31')],
      );
      return { zoneId, taskId };
    },

    start: async (projectId: number) => {
      const answer = await world.call('POST', `/${projectId}/calculation`, world.owner);
      expect([answer.statusCode, answer.body]).toEqual([202, expect.anything()]);
      return answer.json<CalculationRun>();
    },
    async calculate(projectId: number): Promise<number> {
      const answer = await world.call('POST', `/${projectId}/calculation`, world.owner);
      expect([answer.statusCode, answer.body]).toEqual([202, expect.anything()]);
      const { id } = answer.json<CalculationRun>();
      await runs.perform(id, AbortSignal.timeout(30_000));
      return id;
    },
    results: async (projectId: number) => (await read(`/${projectId}/results`)).json<CalculationResults>(),
    isCalculated: async (projectId: number) => (await read(`/${projectId}`)).json<Project>().isCalculated,
  };
}

/** A stored point as the page sends it, with some changes. */
export const sent = (point: ReceiverPoint | undefined, changes: object = {}) => {
  if (!point) throw new Error('there is no such point');
  const { pointId, buildingId, position, name, criterion, isSelected, otherCriteria, contributions } = point;
  return { pointId, buildingId, position, name, criterion, isSelected, otherCriteria, contributions, ...changes };
};

export const newPoint = (position: readonly number[], changes: object = {}) => ({
  ...{ pointId: null, buildingId: null, position, name: '', criterion: CRITERION_OF_NEW_POINT, isSelected: false },
  ...{ otherCriteria: [], contributions: [], ...changes },
});
