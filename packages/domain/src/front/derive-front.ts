import {
  type Alignment,
  computeGeographicalCentre,
  createAlignment,
  outlineStretch,
  type Stretch,
} from '@quietsite/geometry';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask, SnapshotZone } from '../calculation/snapshot.schema.ts';
import { type ProjectCalendar, workingDaysOf } from '../calendar/task-calendar.ts';
import { divideFront, type FrontPart } from './divide-front.ts';
import type { Front } from './front.schema.ts';

/** A front as it is stored: its one activity has no zone and no dates of its own (M-150). */
export interface StoredFront {
  readonly front: Front;
  readonly task: Pick<SnapshotTask, 'id' | 'construction' | 'name'>;
  readonly rows: readonly SnapshotRow[];
}

type Derived = Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows'>;

/** A front has at most this many parts, so that each gets ids of its own. */
export const MAX_FRONT_PARTS = 500;

/** Parts are numbered below zero, where nothing stored is. */
const partId = (id: number, part: number) => -(id * MAX_FRONT_PARTS + part);

/** The zones, activities and rows of the parts of a front; nothing if its calendar never lets it end (M-150). */
export function deriveFront({ front, task, rows }: StoredFront, calendar: ProjectCalendar): Derived {
  const alignment = createAlignment(front.alignment);
  const parts = divideFront(front, alignment.lengthMetres, workingDaysOf(calendar, {}))?.parts ?? [];
  return {
    zones: parts.map((part, index) => describeZone(front, alignment, part, partId(front.id, index))),
    tasks: parts.map(({ start, end }, index) => ({
      ...{ ...task, id: partId(task.id, index), zoneId: partId(front.id, index) },
      ...{ start, end },
    })),
    rows: parts.flatMap((part, index) =>
      rows
        .filter((row) => isAtWork(row, part) || (index === 0 && !parts.some((other) => isAtWork(row, other))))
        .map((row) => ({ ...row, id: partId(row.id, index), taskId: partId(task.id, index) })),
    ),
  };
}

/** A row that is in no part stays in the first one, where it is named as left out (M-13). */
const isAtWork = (row: SnapshotRow, part: FrontPart) => row.start <= part.end && part.start <= row.end;

function describeZone(front: Front, alignment: Alignment, stretch: Stretch, id: number): SnapshotZone {
  const outline = outlineStretch(alignment, stretch, front.widthMetres);
  const { fromMetres, toMetres } = stretch;
  return {
    ...{ id, name: `${front.name}, ch. ${roundChainage(fromMetres)}-${roundChainage(toMetres)}`, type: 'B' },
    ...{ outline, centre: computeGeographicalCentre(outline) },
    front: { frontId: front.id, fromMetres, toMetres },
  };
}

/** To a tenth of a metre, as it is written. */
const roundChainage = (metres: number) => Math.round(metres * 10) / 10;
