import type { SnapshotReceiver } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import { toDay } from '../../../../packages/domain/src/day.ts';
import { createRandom } from '../../../../packages/fixtures/src/random.ts';
import { createReceivers } from './receivers.ts';
import { createWorks, type Works, type WorksSize } from './works.ts';
import { layOutSite, type Site } from './zones.ts';

export type ReferenceName = 'M' | 'L' | 'XL';

export interface ReferenceProject {
  readonly name: string;
  readonly site: Site;
  readonly works: Works;
  readonly receivers: readonly SnapshotReceiver[];
  readonly neighbours: readonly Works[];
}

interface ReferenceSize extends WorksSize {
  readonly receivers: number;
  readonly seed: number;
}

const FIRST_DAY = toDay('2027-01-01');
/** L is a large present-day project; XL has the sizes given in docs/architecture.md. */
const SIZES: Readonly<Record<ReferenceName, ReferenceSize>> = {
  /** For short runs: everything that L has, small enough to calculate quickly on a busy machine. */
  M: { receivers: 300, zones: 5, tasks: 20, rows: 120, firstDay: FIRST_DAY, days: 731, seed: 58 },
  L: { receivers: 2_000, zones: 10, tasks: 60, rows: 600, firstDay: FIRST_DAY, days: 1_826, seed: 57 },
  XL: { receivers: 20_000, zones: 50, tasks: 1_000, rows: 5_000, firstDay: FIRST_DAY, days: 3_652, seed: 5_001 },
};
/** The series of XL that shows how time grows with the receivers. */
const RECEIVER_COUNTS = [2_000, 5_000, 10_000, 20_000] as const;

/** South-west corner of the site on the grid (M-01). */
const CORNER = { west: 838_000, south: 819_500 };
/** Farther than any receiver, so that none is on a neighbour's site. */
const NEIGHBOUR_GAP_METRES = 310;
const FIRST_ID_OF_NEIGHBOUR = 1_000_000;

/** The same project every time, on every machine. */
export function createReferenceProject(name: ReferenceName): ReferenceProject {
  const size = SIZES[name];
  const site = layOutSite(CORNER.west, CORNER.south, size.zones);
  return {
    name,
    site,
    works: createWorks(site, size, 1, createRandom(size.seed)),
    receivers: createReceivers(site, size, createRandom(size.seed + 1)),
    neighbours: [0, 1].map((side) => createNeighbour(site, size, side)),
  };
}

/** The same project with only its first receivers. */
export function limitReceivers(project: ReferenceProject, count: number): ReferenceProject {
  const receivers = project.receivers.slice(0, count);
  return { ...project, name: `${project.name}, ${receivers.length.toLocaleString('en')} receivers`, receivers };
}

/** XL with 2,000 to 20,000 receivers. */
export function createReceiverSeries(): ReferenceProject[] {
  const project = createReferenceProject('XL');
  return RECEIVER_COUNTS.map((count) => limitReceivers(project, count));
}

/** A third of the size, west (0) or east (1) of the site, over the same years. */
function createNeighbour(site: Site, size: ReferenceSize, side: number): Works {
  const zones = Math.round(size.zones / 3);
  // An even number of rows, so that exactly half have dates of their own here too.
  const third = { ...size, zones, tasks: Math.round(size.tasks / 3), rows: 2 * Math.round(size.rows / 6) };
  const { widthMetres } = layOutSite(0, 0, zones);
  const east = side === 0 ? -NEIGHBOUR_GAP_METRES - widthMetres : site.widthMetres + NEIGHBOUR_GAP_METRES;
  const place = layOutSite(site.west + east, site.south, zones);
  return createWorks(place, third, FIRST_ID_OF_NEIGHBOUR * (side + 1), createRandom(size.seed + 100 * (side + 1)));
}
