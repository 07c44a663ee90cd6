import { computePropagation } from '@quietsite/acoustics';
import { computeNotionalSource, type Hk80Point, type NotionalSource } from '@quietsite/geometry';
import type { DayString } from '../../day.ts';
import { createPortionFinder, type DominantPortion } from '../../front/dominant-portion.ts';
import { nameStretch } from '../../front/name-stretch.ts';
import { storedId } from '../../front/part-ids.ts';
import { isOpenAirKind } from '../../receivers/receiver-kinds.ts';
import { explainScreening, type ScreeningExplanation } from '../../screening/explain-screening.ts';
import type { SourceScreening } from '../../screening/screening-model.ts';
import { storedLevel } from '../results/stored-level.ts';
import type { SnapshotReceiver } from '../snapshot.schema.ts';
import { explainRow, type RowExplanation } from './explain-row.ts';
import type { SourceLine, TaskLines } from './source-lines.ts';

export interface TaskExplanation {
  readonly taskId: number;
  readonly taskName: string;
  readonly construction: string;
  readonly start: DayString;
  readonly end: DayString;
  /** A part has its own id, which identifies its screening. */
  readonly zoneId: number;
  /** Includes the chainages of the part or portion that counts (M-153, M-154). */
  readonly zoneName: string;
  /** The portion of a linear zone that counts at the receiver (M-154); null for other zones. */
  readonly portion: DominantPortion | null;
  readonly zoneType: 'A' | 'B';
  readonly code: string;
  /** False if another active type B zone is nearer; this one then shows '-' (M-34). */
  readonly counts: boolean;
  readonly level: number | null;
  readonly energy: number;
  /** M-12, M-32. */
  readonly loudestGroup: string | null;
  readonly groups: readonly { readonly group: string; readonly level: number | null }[];
  /** The correction of all its rows and its explanation; null while screening is off (M-107). */
  readonly screening: ScreeningExplanation | null;
  readonly sources: readonly SourceExplanation[];
  /** Rows of other groups, which never run together with the loudest. */
  readonly otherRows: readonly RowExplanation[];
}

export interface SourceExplanation {
  readonly kind: 'notional' | 'fixed';
  readonly position: Hk80Point;
  /** How the notional source was found (M-31); null for a fixed position. */
  readonly notional: NotionalSource | null;
  /** M-33. */
  readonly distanceMetres: number;
  readonly distanceCorrection: number;
  readonly facadeCorrection: number;
  readonly level: number | null;
  readonly energy: number;
  readonly rows: readonly RowExplanation[];
  /** Its visibility from the receiver; null while screening is off (M-106). */
  readonly screening: SourceScreening | null;
}

export function explainTask(
  lines: TaskLines,
  receiver: SnapshotReceiver,
  total: number,
  run: 'unmitigated' | 'mitigated',
  code: string,
  describeSource: SourceDescriber | null,
): TaskExplanation {
  const { task, zone, counts, energy, loudestGroup, groups, otherRows } = lines;
  const portion = createPortionFinder(zone)?.(receiver.position) ?? null;
  const ground = portion ?? zone;
  const share = counts && total > 0 ? 1 / total : 0;
  return {
    taskId: storedId(task.id),
    taskName: task.name,
    construction: task.construction,
    start: task.start,
    end: task.end,
    zoneId: zone.id,
    zoneName: portion ? nameStretch(zone.name, portion) : zone.name,
    portion,
    zoneType: zone.type,
    code,
    counts,
    level: storedLevel(energy),
    energy,
    loudestGroup,
    groups: groups.map((group) => ({ group: group.group, level: storedLevel(group.energy) })),
    screening: describeSource && explainScreening(lines),
    sources: lines.lines.map((line) => ({
      ...explainSource(line, receiver),
      screening: describeSource?.(lines, line) ?? null,
      notional:
        line.kind === 'notional' ? computeNotionalSource(ground.outline, ground.centre, receiver.position) : null,
      rows: line.rows.map((entry) => explainRow(entry, run, share)),
    })),
    otherRows: otherRows.map((entry) => explainRow(entry, run, 0)),
  };
}

/** Finds the visibility of a source from the receiver. */
export type SourceDescriber = (task: TaskLines, line: SourceLine) => SourceScreening;

function explainSource({ kind, position, distanceMetres, energy }: SourceLine, receiver: SnapshotReceiver) {
  const isOpenAir = isOpenAirKind(receiver.kind);
  const { distanceCorrection, facadeCorrection } = computePropagation(0, distanceMetres, isOpenAir);
  return { kind, position, distanceMetres, distanceCorrection, facadeCorrection, level: storedLevel(energy), energy };
}
