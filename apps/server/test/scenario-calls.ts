import { randomUUID } from 'node:crypto';
import type { Programme, Scenario, ScenarioInUse } from '@quietsite/contracts';
import { NO_MEASURES, type WrittenMeasures } from '@quietsite/domain';
import { expect } from 'vitest';
import type { SubmissionWorld } from './submission-calls.ts';

const { customQuieterMethodName: _, hammerDba: __, quieterEquipmentDefaultSoundPower: ___, ...nothing } = NO_MEASURES;

/** A project with alternatives, as the mitigation screen sees it. */
export class ScenarioClient {
  readonly world: SubmissionWorld;
  readonly projectId: number;

  constructor(world: SubmissionWorld, projectId: number) {
    this.world = world;
    this.projectId = projectId;
  }

  private call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    return this.world.call(method, `/${this.projectId}${path}`, this.world.owner, body);
  }

  private async ok<Value>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Value> {
    const answer = await this.call(method, path, body);
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    return answer.json<Value>();
  }

  readonly programme = () => this.ok<Programme>('GET', '/programme');
  readonly list = () => this.ok<Scenario[]>('GET', '/scenarios');
  readonly revision = async () => (await this.programme()).revision;
  readonly describe = (id: number, texts: object) => this.ok<Scenario[]>('PUT', `/scenarios/${id}`, texts);
  readonly tryRemove = (id: number) => this.call('DELETE', `/scenarios/${id}`);

  /** Saves the measures of the n-th row. */
  async mitigate(measures: Partial<WrittenMeasures>, place = 0, materialIds: readonly number[] = []): Promise<void> {
    const { revision, equipmentRows } = await this.programme();
    const rows = [{ id: equipmentRows[place]?.id, measures: { ...nothing, ...measures }, materialIds }];
    await this.ok('PUT', '/mitigation', { revision, rows });
  }

  async measures() {
    return (await this.programme()).equipmentRows.map(({ measures }) => measures);
  }

  async tryKeep(sent: object = {}) {
    const body = { revision: await this.revision(), key: randomUUID(), name: '', note: '', ...sent };
    return this.call('POST', '/scenarios', body);
  }

  async keep(sent: object = {}): Promise<readonly Scenario[]> {
    const answer = await this.tryKeep(sent);
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    return answer.json<Scenario[]>();
  }

  async idOf(letter: string): Promise<number> {
    return (await this.list()).find((scenario) => scenario.letter === letter)?.id ?? 0;
  }

  async tryUse(letter: string, revision?: number) {
    const body = { revision: revision ?? (await this.revision()) };
    return this.call('POST', `/scenarios/${await this.idOf(letter)}/use`, body);
  }

  async use(letter: string): Promise<ScenarioInUse> {
    const answer = await this.tryUse(letter);
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    return answer.json<ScenarioInUse>();
  }

  /** Input hash and results of a new run. */
  async calculated() {
    const runId = await this.world.calculate(this.projectId);
    const hash = await this.world.one<string>('select input_hash from calculation_runs where id = $1', [runId]);
    const { receivers } = await this.world.results(this.projectId);
    return { runId, hash, receivers };
  }
}
