import type { EquipmentChange, Programme, SavedEquipment } from '@quietsite/contracts';
import { BLANK_TEXTS, type CatalogueItem, textsOf } from '@quietsite/domain';
import { expect } from 'vitest';
import type { Headers } from './project-calls.ts';
import { type SiteWorld, square } from './site-calls.ts';

type WrittenRow = EquipmentChange['activities'][number]['rows'][number];
export type StoredRow = Programme['equipmentRows'][number];
/** Dates as users write them; the server validates them. */
type Written = Partial<Omit<WrittenRow, 'start' | 'end'>> & { readonly start?: string; readonly end?: string };
type Activities = readonly { readonly taskId: number; readonly rows: readonly object[] }[];
interface Options {
  readonly revision?: number;
  readonly as?: Headers;
}

/** A row as the page sends it. */
export const row = (changes: Written = {}): object => ({
  ...{ id: null, equipmentId: null, officialId: '', name: 'Water cannon', quantity: 1, soundPower: 100 },
  ...{ timePercent: 50, start: '2027-03-01', end: '2027-03-31', timePeriod: null, ...BLANK_TEXTS },
  ...{ fixedLocation: null, materialIds: [], ...changes },
});

/** An unchanged stored row as the page sends it. */
export function sentOf(stored: StoredRow, changes: Written = {}): object {
  const { id, equipmentId, officialId, name, quantity, soundPower, timePercent, start, end } = stored;
  const { timePeriod, fixedLocation, materialIds } = stored;
  return {
    ...{ id, equipmentId, officialId, name, quantity, soundPower, timePercent, start, end },
    ...{ ...textsOf(stored), timePeriod, fixedLocation, materialIds, ...changes },
  };
}

/** A project with two activities in March 2027, as seen by its equipment editor. */
export class EquipmentClient {
  readonly world: SiteWorld;
  readonly projectId: number;
  readonly piling: number;
  readonly paving: number;

  constructor(world: SiteWorld, projectId: number, [piling, paving]: readonly [number, number]) {
    this.world = world;
    this.projectId = projectId;
    this.piling = piling;
    this.paving = paving;
  }

  async read(as: Headers = this.world.owner): Promise<Programme> {
    return (await this.world.call('GET', `/${this.projectId}/programme`, as)).json<Programme>();
  }

  async send(activities: Activities, { revision, as = this.world.owner }: Options = {}) {
    const body = { revision: revision ?? (await this.world.get(this.projectId)).revision, activities };
    return this.world.call('PUT', `/${this.projectId}/equipment`, as, body);
  }

  async save(rows: readonly object[], taskId = this.piling): Promise<SavedEquipment> {
    const answer = await this.send([{ taskId, rows }]);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<SavedEquipment>();
  }

  /** Rows of the first activity after a save. */
  async stored(...rows: readonly object[]): Promise<readonly StoredRow[]> {
    const { programme } = await this.save(rows);
    return programme.equipmentRows.filter(({ taskId }) => taskId === this.piling);
  }

  async storedOne(sent: object): Promise<StoredRow> {
    const [only, ...others] = await this.stored(sent);
    if (!only || others.length > 0) throw new Error(`${others.length + 1} rows instead of one`);
    return only;
  }

  /** Code and details of an error, after checking that nothing has changed. */
  async refusal(activities: Activities, options: Options = {}) {
    const before = await this.everything();
    const answer = await this.send(activities, options);
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(await this.everything()).toEqual(before);
    const { code, details } = answer.json<{ code: string; details: Record<string, unknown> }>();
    return { code, details };
  }

  async faultsOf(sent: object): Promise<readonly string[]> {
    const { code, details } = await this.refusal([{ taskId: this.piling, rows: [row(), sent] }]);
    expect(code).toBe('EQUIPMENT_INVALID');
    const problems = details.problems as { taskId: number; index: number; fault: string }[];
    expect(new Set(problems.map(({ taskId, index }) => `${taskId} ${index}`))).toEqual(new Set([`${this.piling} 1`]));
    return problems.map(({ fault }) => fault);
  }

  addMaterial(name = 'proof.pdf'): Promise<number> {
    return this.world.one<number>(
      `insert into support_materials (project_id, file_name, media_type, size_bytes, sha256, file_key)
       values ($1, $2, 'application/pdf', 1, '', gen_random_uuid()) returning id`,
      [this.projectId, name],
    );
  }

  async item(officialId: string): Promise<CatalogueItem> {
    const answer = await this.world.server.app.inject({ url: '/api/catalogue/equipment', headers: this.world.owner });
    const found = answer.json<CatalogueItem[]>().find((entry) => entry.officialId === officialId);
    if (!found) throw new Error(`the catalogue has no ${officialId}`);
    return found;
  }

  private async everything(): Promise<unknown> {
    const project = await this.world.get(this.projectId);
    return { programme: await this.read(), project, audit: await this.world.lastAudit(this.projectId) };
  }
}

export async function addEquipmentProject(world: SiteWorld, title: string): Promise<EquipmentClient> {
  const { id } = await world.addSite(title);
  const west = await world.addZone(id, 'West', square(0, 0, 50), 1);
  const east = await world.addZone(id, 'East', square(50, 0, 50), 2);
  const piling = await world.addTask(id, west, '2027-03-01', '2027-03-31');
  const paving = await world.addTask(id, east, '2027-03-01', '2027-03-31');
  return new EquipmentClient(world, id, [piling, paving]);
}
