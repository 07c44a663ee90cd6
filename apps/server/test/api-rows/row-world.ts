import type { Project } from '@quietsite/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Headers } from '../project-calls.ts';
import { square } from '../site-calls.ts';
import { startSubmissionWorld } from '../submission-calls.ts';

export type RowWorld = Awaited<ReturnType<typeof startRowWorld>>;
type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One server for the rows of a file, with two homes and a school east of every site. */
export async function startRowWorld() {
  const world = await startSubmissionWorld();
  await world.addBuilding(902, square(250, 0, 20), { name: 'Sea View' });
  await world.addBuilding(903, square(300, 0, 20), { kind: 'education', name: 'Pier School' });
  const admin = await world.server.signIn('demo-admin');
  let count = 0;

  /** The response of a call that must succeed. */
  async function ask(verb: Verb, url: string, payload?: object, as: Headers = world.owner) {
    const answer = await world.server.app.inject({ method: verb, url, headers: as, ...(payload && { payload }) });
    expect([answer.statusCode < 300, answer.body.slice(0, 300)]).toEqual([true, expect.anything()]);
    return answer as LightMyRequestResponse;
  }
  const json = async <T>(verb: Verb, url: string, payload?: object, as?: Headers): Promise<T> =>
    (await ask(verb, url, payload, as)).json<T>();
  const revisionOf = (projectId: number) =>
    world.one<number>('select revision from projects where id = $1', [projectId]);

  return {
    ...world,
    ...{ admin, ask, json, revisionOf },
    /** A project with a zone, an activity in March 2027 and an excavator. */
    async addWorking(): Promise<Project & { zoneId: number; taskId: number }> {
      const project = await world.addSite(`Row ${++count}`);
      return { ...project, ...(await world.addWorks(project.id)) };
    },
    /** The same, calculated, in the reviewer's district and with its documents. */
    addReady: () => world.addPlan(`Row ${++count}`),
    /** Next to the others, and approved. */
    async addNeighbour(): Promise<Project> {
      const project = await world.addSite(`Next door ${++count}`, [square(220, 0, 100)]);
      await world.addWorks(project.id, 220);
      await world.client.query(`update projects set approved_on = '2027-01-15', submitted_at = now() where id = $1`, [
        project.id,
      ]);
      return project;
    },
    withdrawApprovals: () => world.client.query('update projects set approved_on = null'),
    userNamed: (username: string) => world.userId(username),
  };
}
