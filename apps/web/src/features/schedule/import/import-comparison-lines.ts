import {
  type DeclinedChanges,
  type IncomingTask,
  type ProgrammeComparison,
  type ScheduledTask,
  type TaskChange,
  zoneNameKey,
} from '@quietsite/domain';

export const SECTIONS = ['added', 'changed', 'removed'] as const;
export type Section = (typeof SECTIONS)[number];

/** A change that can be accepted or declined: an added activity by its index, others by their id. */
export interface ComparisonEntry {
  readonly section: Section;
  readonly id: number;
  readonly task: IncomingTask;
  readonly change: TaskChange | null;
}

export type ComparisonLine =
  | { readonly kind: 'head'; readonly section: Section; readonly entries: readonly ComparisonEntry[] }
  | { readonly kind: 'entry'; readonly entry: ComparisonEntry };

export function listEntries({ added, changed, removed }: ProgrammeComparison): readonly ComparisonEntry[] {
  return [
    ...added.map((task, id): ComparisonEntry => ({ section: 'added', id, task, change: null })),
    ...changed.map(
      (change): ComparisonEntry => ({ section: 'changed', id: change.before.id, task: change.before, change }),
    ),
    ...removed.map((task): ComparisonEntry => ({ section: 'removed', id: task.id, task, change: null })),
  ];
}

/** Each section that has entries, below its heading. The filter searches zone, work and name, before and after. */
export function listLines(
  entries: readonly ComparisonEntry[],
  zoneNames: ReadonlyMap<number, string>,
  shown: Section | 'all',
  filter: string,
): readonly ComparisonLine[] {
  const searchKey = zoneNameKey(filter);
  const matches = ({ task, change }: ComparisonEntry) =>
    [task, ...(change ? [change.after] : [])].some(({ zoneId, constructionWork, name }) =>
      zoneNameKey(`${zoneNames.get(zoneId) ?? ''} ${constructionWork} ${name}`).includes(searchKey),
    );
  const matching = entries.filter((entry) => (shown === 'all' || entry.section === shown) && matches(entry));
  const sections = Map.groupBy(matching, ({ section }) => section);
  return [...sections].flatMap(([section, ofSection]): ComparisonLine[] => [
    { kind: 'head', section, entries: ofSection },
    ...ofSection.map((entry): ComparisonLine => ({ kind: 'entry', entry })),
  ]);
}

/** Accepts or declines entries of one section. */
export function updateDeclined(
  declined: DeclinedChanges,
  section: Section,
  ids: readonly number[],
  isTicked: boolean,
): DeclinedChanges {
  const after = new Set(declined[section]);
  for (const id of ids) {
    if (isTicked) after.delete(id);
    else after.add(id);
  }
  return { ...declined, [section]: after };
}

export interface ComparisonCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
  /** Activities that keep their equipment. */
  readonly kept: number;
  /** Equipment rows deleted with their activities (Q80). */
  readonly lostRows: number;
}

export function countComparison(
  tasks: readonly ScheduledTask[],
  comparison: ProgrammeComparison,
  declined: DeclinedChanges,
  rowCounts: ReadonlyMap<number, number>,
): ComparisonCounts {
  const gone = comparison.removed.filter(({ id }) => !declined.removed.has(id));
  const goneIds = new Set(gone.map(({ id }) => id));
  const rowsOf = ({ id }: ScheduledTask) => rowCounts.get(id) ?? 0;
  return {
    added: comparison.added.length - declined.added.size,
    changed: comparison.changed.length - declined.changed.size,
    removed: gone.length,
    same: comparison.same.length + declined.changed.size + declined.removed.size,
    kept: tasks.filter((task) => !goneIds.has(task.id) && rowsOf(task) > 0).length,
    lostRows: gone.reduce((sum, task) => sum + rowsOf(task), 0),
  };
}
