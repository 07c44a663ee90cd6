import type { Programme, SavedSchedule, ScheduleChange } from '@quietsite/contracts';
import { expect } from 'vitest';
import type { Headers } from './project-calls.ts';
import { type SiteWorld, square } from './site-calls.ts';

type DrawnTask = ScheduleChange['tasks'][number];
/** Dates as users write them; the server validates them. */
type Written = Partial<Omit<DrawnTask, 'start' | 'end'>> & {
  readonly start?: string | null;
  readonly end?: string | null;
};

/** A project with a schedule, as seen by its page. */
export class ScheduleClient {
  readonly world: SiteWorld;
  readonly projectId: number;
  /** Each 50 m wide, side by side. */
  readonly west: number;
  readonly east: number;

  constructor(world: SiteWorld, projectId: number, [west, east]: readonly [number, number]) {
    this.world = world;
    this.projectId = projectId;
    this.west = west;
    this.east = east;
  }

  task(changes: Written = {}): object {
    const defaults = { id: null, zoneId: this.west, constructionWork: 'Earthwork', name: 'Excavation', sourceId: '' };
    return { ...defaults, start: '2027-03-01', end: '2027-03-31', ...changes };
  }

  async read(as: Headers = this.world.owner): Promise<Programme> {
    return (await this.world.call('GET', `/${this.projectId}/programme`, as)).json<Programme>();
  }

  async send(tasks: readonly object[], options: { revision?: number; as?: Headers } = {}) {
    const { as = this.world.owner } = options;
    const revision = options.revision ?? (await this.read()).revision;
    return this.world.call('PUT', `/${this.projectId}/schedule`, as, { revision, tasks });
  }

  async save(tasks: readonly object[]): Promise<SavedSchedule> {
    const answer = await this.send(tasks);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<SavedSchedule>();
  }

  /** Code and details of an error, after checking that nothing has changed. */
  async refusal(tasks: readonly object[], options: { revision?: number; as?: Headers } = {}) {
    const before = await this.everything();
    const answer = await this.send(tasks, options);
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(await this.everything()).toEqual(before);
    const { code, details } = answer.json<{ code: string; details: Record<string, unknown> }>();
    return { code, details };
  }

  addRow(taskId: number, changes: { start?: string; end?: string; at?: readonly [number, number] } = {}) {
    const { start = '2027-03-01', end = '2027-03-31', at = null } = changes;
    return this.world.one<number>(
      `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
         start_date, end_date, fixed_location)
       values ($1, $2, 'Excavator', 1, 112, 112, 100, $3, $4, st_setsrid(st_geomfromgeojson($5), 2326)) returning id`,
      [this.projectId, taskId, start, end, at && JSON.stringify({ type: 'Point', coordinates: at })],
    );
  }

  private async everything(): Promise<unknown> {
    const project = await this.world.get(this.projectId);
    return { programme: await this.read(), project, audit: await this.world.lastAudit(this.projectId) };
  }
}

/** A new project with two empty zones. */
export async function addScheduleProject(world: SiteWorld, title: string): Promise<ScheduleClient> {
  const { id } = await world.addSite(title);
  const west = await world.addZone(id, 'West', square(0, 0, 50), 1);
  const east = await world.addZone(id, 'East', square(50, 0, 50), 2);
  return new ScheduleClient(world, id, [west, east]);
}
