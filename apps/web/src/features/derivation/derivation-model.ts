import {
  type Explanation,
  listZoneExplanations,
  type ScreeningExplanation,
  type SourceExplanation,
  type SourceScreening,
  type TaskExplanation,
  type ZoneExplanation,
} from '@quietsite/domain';
import { formatLevel, formatMetres } from '../../lib/format.ts';
import { formatShare, formatTerm } from './figures.ts';
import { listMachineLines, type MachineLine } from './machine-lines.ts';

/** The position of the sound source of an activity's equipment. */
export interface SourceLine {
  readonly key: string;
  readonly kind: 'notional' | 'fixed';
  readonly east: string;
  readonly north: string;
  /** From the boundary to the source (M-31); null for a fixed location. */
  readonly boundaryDistance: string | null;
  /** Null while screening is off. */
  readonly screening: SourceScreening | null;
}

export interface ActivityBlock {
  readonly taskId: number;
  readonly code: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly sources: readonly SourceLine[];
  /** Null while screening is off. */
  readonly screening: ScreeningExplanation | null;
  readonly loudestGroup: string | null;
  readonly groups: readonly { readonly group: string; readonly level: string }[];
  readonly machines: readonly MachineLine[];
  readonly level: string;
  readonly share: string;
}

export interface ZoneBlock {
  readonly zoneId: number;
  readonly name: string;
  readonly type: 'A' | 'B';
  readonly counts: boolean;
  readonly activities: readonly ActivityBlock[];
  readonly level: string;
  readonly share: string;
}

export interface DerivationModel {
  /** As displayed elsewhere, with one decimal. '-' without active work. */
  readonly level: string;
  readonly exactLevel: string;
  /** The total in percent, or '' if there is nothing to share. */
  readonly share: string;
  readonly hasLevel: boolean;
  /** Whether screening is on (M-100). */
  readonly isScreened: boolean;
  readonly combination: CombinationLine | null;
  readonly zones: readonly ZoneBlock[];
}

/** The zone-tasks that work at the same time (M-41). */
export interface CombinationLine {
  readonly code: string;
  /** Letters of the activities in it. */
  readonly codes: readonly string[];
}

/** The table of a derivation: zones, their activities and their equipment, with a sum for each. */
export function buildDerivation(explanation: Explanation): DerivationModel {
  const { level, combination, tasks } = explanation;
  return {
    level: formatLevel(level),
    exactLevel: formatTerm(level),
    share: level === null ? '' : formatShare(1),
    hasLevel: level !== null,
    isScreened: tasks.some(({ screening }) => screening !== null),
    combination: combination && { code: combination.code, codes: tasks.map(({ code }) => code) },
    zones: listZoneExplanations(explanation).map((zone) => describeZone(zone, explanation.energy)),
  };
}

function describeZone(zone: ZoneExplanation, total: number): ZoneBlock {
  const { zoneId, zoneName, zoneType, counts, tasks, level, share } = zone;
  return {
    ...{ zoneId, name: zoneName, type: zoneType, counts },
    activities: tasks.map((task) => describeActivity(task, total)),
    level: formatTerm(level),
    share: formatShare(share),
  };
}

function describeActivity(task: TaskExplanation, total: number): ActivityBlock {
  const { taskId, code, taskName, start, end, screening, sources, loudestGroup, groups, level, energy, counts } = task;
  return {
    ...{ taskId, code, name: taskName, start, end, screening, loudestGroup },
    sources: sources.map(describeSource),
    groups: groups.map((group) => ({ group: group.group, level: formatTerm(group.level) })),
    machines: listMachineLines(task),
    level: formatTerm(level),
    share: formatShare(counts && total > 0 ? energy / total : 0),
  };
}

function describeSource({ kind, position, notional, rows, screening }: SourceExplanation): SourceLine {
  return {
    key: `${kind} ${rows[0]?.rowId}`,
    kind,
    screening,
    east: formatMetres(position[0]),
    north: formatMetres(position[1]),
    boundaryDistance: notional && formatMetres(notional.boundaryToSourceMetres),
  };
}
