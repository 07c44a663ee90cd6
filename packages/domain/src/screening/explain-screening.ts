import { HIDDEN, isQuiet, QUIET_DECIBELS, toLevel } from '@quietsite/acoustics';
import type { RowEnergy, TaskLines } from '../calculation/explain/source-lines.ts';
import { storedId } from '../front/part-ids.ts';

/** The correction of an activity at a receiver on a day (M-107 to M-109). */
export interface ScreeningExplanation {
  /** 0, -5 or -10. */
  readonly correction: number;
  /** The clause that applies; null if the correction is 0. */
  readonly clause: 'M-107' | 'M-108' | 'M-109' | null;
  /** The quiet rows in view, and the sound power below which a row is quiet; null unless they decide. */
  readonly quiet: QuietRows | null;
}

export interface QuietRows {
  readonly limit: number | null;
  readonly rows: readonly { readonly rowId: number; readonly name: string; readonly soundPower: number | null }[];
}

export function explainScreening({ correction, lines }: TaskLines): ScreeningExplanation {
  if (correction === null || correction === 0) return { correction: 0, clause: null, quiet: null };
  const rows = lines.flatMap((line) => line.rows);
  const inView = rows.filter(({ source }) => source?.state !== HIDDEN);
  if (inView.length === 0) return { correction, clause: 'M-107', quiet: null };
  const total = rows.reduce((sum, { source }) => sum + (source?.machine ?? 0), 0);
  const areQuiet = inView.every(({ source }) => isQuiet(source?.machine ?? 0, total));
  if (!areQuiet) return { correction, clause: 'M-109', quiet: null };
  return { correction, clause: 'M-108', quiet: describeQuiet(inView, total) };
}

function describeQuiet(rows: readonly RowEnergy[], total: number): QuietRows {
  const level = toLevel(total);
  return {
    limit: level === null ? null : level - QUIET_DECIBELS,
    rows: rows.map(({ row, source }) => {
      const soundPower = toLevel(source?.machine ?? 0);
      return { rowId: storedId(row.id), name: row.name, soundPower };
    }),
  };
}
