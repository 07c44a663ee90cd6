import type { Programme, Project, ProjectMap, SavedSchedule } from '../../../../packages/contracts/src/index.ts';
import { addDays, toDay } from '../../../../packages/domain/src/index.ts';
import type { Screen } from '../../../kit/src/screen/screen.ts';
import { BENCH_INFORMATION, NEW_ROW, rectangle } from '../../../kit/src/users/bench-project.ts';

const ZONES = 8;
const WORKS = 5;
const ZONE_METRES = 40;
/** Easting and Northing of a corner within the sample city. */
const CORNER = [838_296, 820_838] as const;
const FIRST_DAY = toDay('2027-01-04');
const PROGRAMME_DAYS = 1000;

export interface LargeProgramme {
  readonly projectId: number;
  readonly tasks: number;
  readonly rows: number;
  /** The activity with all the rows. */
  readonly fullTask: { readonly id: number; readonly name: string; readonly constructionWork: string };
}

interface ProgrammeSize {
  readonly tasks: number;
  readonly rows: number;
}

/** A project with this many activities, the first of which has this many equipment rows; created through the API. */
export async function createLargeProgramme({ call }: Screen, { tasks, rows }: ProgrammeSize): Promise<LargeProgramme> {
  const created = await call<Project>('POST', '/api/projects', {
    ...{ title: 'Large programme', ...BENCH_INFORMATION, bufferRadiusMetres: 100 },
  });
  const path = `/api/projects/${created.id}`;
  const { revision } = await call<Project>('PUT', `${path}/site`, { revision: created.revision, ...listSite() });
  const { zones } = await call<ProjectMap>('GET', `${path}/map`);
  const zoneIds = zones.map(({ id }) => id);
  const saved = await call<SavedSchedule>('PUT', `${path}/schedule`, { revision, tasks: listTasks(zoneIds, tasks) });
  const [task] = saved.programme.tasks;
  if (!task) throw new Error('there are no activities');
  const activities = [{ taskId: task.id, rows: listRows(rows, task) }];
  await call('PUT', `${path}/equipment`, { revision: saved.programme.revision, activities });
  const programme = await call<Programme>('GET', `${path}/programme`);
  return {
    projectId: created.id,
    tasks: programme.tasks.length,
    rows: programme.equipmentRows.length,
    fullTask: task,
  };
}

const strip = (west: number, width: number) => rectangle(west, CORNER[1], west + width, CORNER[1] + 2 * ZONE_METRES);

function listSite() {
  const zones = Array.from({ length: ZONES }, (_, index) => ({
    id: null,
    name: `Zone ${index + 1}`,
    calculationType: 'A',
    outline: strip(CORNER[0] + index * ZONE_METRES, ZONE_METRES),
    movedCentre: null,
  }));
  return { radiusMetres: 100, parts: [strip(CORNER[0], ZONES * ZONE_METRES)], zones };
}

function listTasks(zoneIds: readonly number[], count: number) {
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(FIRST_DAY, (index * 37) % PROGRAMME_DAYS);
    return {
      id: null,
      zoneId: zoneIds[index % ZONES],
      constructionWork: `Work ${1 + (Math.floor(index / ZONES) % WORKS)}`,
      name: `Activity ${index + 1}`,
      start,
      end: addDays(start, 5 + ((index * 13) % 90)),
    };
  });
}

/** Different names, so that no rows are merged. */
function listRows(count: number, { start, end }: { readonly start: string; readonly end: string }) {
  return Array.from({ length: count }, (_, index) => ({
    ...NEW_ROW,
    name: `Machine ${index + 1}`,
    quantity: 1 + (index % 5),
    soundPower: 90 + (index % 30),
    timePercent: 50 + (index % 50),
    start,
    end,
    exclusiveGroup: index % 3 === 0 ? '' : `Group ${index % 3}`,
    fixedLocation: null,
  }));
}
