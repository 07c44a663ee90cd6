import {
  type DatedTask,
  type DayString,
  deriveGroups,
  fillDates,
  hasMissingDate,
  type ScheduledTask,
} from '@quietsite/domain';
import type { SheetLine } from '../../../ui/sheet/sheet-lines.ts';

export interface GanttZone {
  readonly id: number;
  readonly name: string;
}

/** An activity on its line of the chart. */
export interface GanttBarLine {
  readonly line: number;
  /** Index among the activities, not counting headings. */
  readonly index: number;
  /** As in the schedule. */
  readonly task: ScheduledTask;
  /** With missing dates filled in as a save would (U51). */
  readonly dated: DatedTask;
  readonly isFilled: boolean;
  readonly zoneName: string;
  readonly zoneIndex: number;
}

/** The activities below one heading, or all of them if there is none. */
export interface GanttSection {
  readonly key: string;
  readonly head: GanttHead | null;
  readonly bars: readonly GanttBarLine[];
}

interface GanttHead {
  readonly line: number;
  readonly title: string;
  readonly zoneName: string;
  /** From the first to the last day of its activities (SCHED-23). */
  readonly start: DayString | null;
  readonly end: DayString | null;
}

/** The table lines as sections of the chart, with the same activities on the same lines. */
export function listSections(
  lines: readonly SheetLine<ScheduledTask>[],
  zones: readonly GanttZone[],
  today: DayString,
): readonly GanttSection[] {
  const zonePlace = new Map(zones.map(({ id }, index) => [id, index]));
  const sections: { key: string; title: string | null; line: number; bars: GanttBarLine[] }[] = [];
  for (const [line, entry] of lines.entries()) {
    if (entry.kind === 'head') sections.push({ key: entry.head.key, title: entry.head.title, line, bars: [] });
    else {
      if (sections.length === 0) sections.push({ key: '', title: null, line, bars: [] });
      sections.at(-1)?.bars.push(toBar(entry.row, line, entry.index));
    }
  }
  function toBar(task: ScheduledTask, line: number, index: number): GanttBarLine {
    const zoneIndex = zonePlace.get(task.zoneId) ?? zones.length;
    const zoneName = zones[zoneIndex]?.name ?? '';
    return { line, index, task, dated: fillDates(task, today), isFilled: hasMissingDate(task), zoneName, zoneIndex };
  }
  return sections.map(({ key, title, line, bars }) => ({
    key,
    head: title === null ? null : { title, line, zoneName: bars[0]?.zoneName ?? '', ...findPeriod(bars) },
    bars,
  }));
}

/** The period of a construction work in one zone. A heading over several covers all of them. */
function findPeriod(bars: readonly GanttBarLine[]): { start: DayString | null; end: DayString | null } {
  const groups = deriveGroups(bars.map(({ task }) => task));
  return {
    start: groups.flatMap(({ start }) => start ?? []).sort()[0] ?? null,
    end:
      groups
        .flatMap(({ end }) => end ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

/** The part of the sections on the lines from `first` to before `end`. Each heading counts as a line. */
export function clipSections(sections: readonly GanttSection[], first: number, end: number): readonly GanttSection[] {
  const isShown = (line: number) => line >= first && line < end;
  return sections.flatMap((section): readonly GanttSection[] => {
    const last = section.bars.at(-1)?.line ?? section.head?.line ?? -1;
    const start = section.head?.line ?? section.bars[0]?.line ?? 0;
    if (last < first || start >= end) return [];
    if (isShown(start) && isShown(last)) return [section];
    return [{ ...section, bars: section.bars.filter(({ line }) => isShown(line)) }];
  });
}
