import type { DistrictCalendarRow } from '@quietsite/contracts';
import { judgeLevel, type LoudestDay, louder } from '@quietsite/domain';

/** The level of all sites together, or that of the loudest site alone. */
export const districtLevels = ['together', 'alone'] as const;
export type DistrictLevels = (typeof districtLevels)[number];

/** The rows with the chosen levels. Rows whose only noise is an entered contribution have no loudest site. */
export const showLevels = (rows: readonly DistrictCalendarRow[], levels: DistrictLevels) =>
  levels === 'together' ? rows : rows.flatMap((row) => listAlone(row));

function listAlone(row: DistrictCalendarRow): DistrictCalendarRow[] {
  const steps = row.steps.map((step) => ({ ...step, level: step.alone }));
  const days = steps.flatMap(({ day, level, criterion }): LoudestDay[] =>
    level === null ? [] : [{ day, level, criterion, verdict: judgeLevel(level, criterion) }],
  );
  const [first, ...others] = days;
  return first ? [{ ...row, steps, loudest: others.reduce(louder, first) }] : [];
}
