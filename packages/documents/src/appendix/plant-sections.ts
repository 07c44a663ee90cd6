import type { PlanRecords, PlanSource } from '@quietsite/domain';
import { INVENTORY_ROWS, MITIGATED_INVENTORY_ROWS } from '../page-rules.ts';
import type { ColumnOf, RunKind } from '../tables/plan-table.ts';
import { listPlantRows, type PlantRow, plantColumns, replacementOf } from '../tables/plant-table.ts';
import type { PlannedActivity } from '../tables/works.ts';
import type { TableRow, TableSection } from './appendix-model.ts';
import { type PageColumn, pick, place, showCell, toCells } from './cell-text.ts';
import { onePart, sameOnAll, toSection } from './section.ts';

/** Cells of several lines: what belongs together stands together, for rows that are tall anyway. */
const stack = (label: string, widthMm: number, show: (row: PlantRow) => string): PageColumn<PlantRow> => ({
  ...{ label, widthMm, align: 0, show },
});

const plain = plantColumns.unmitigated;
const unmitigatedColumns: readonly PageColumn<PlantRow>[] = [
  place(pick(plain, 'Exclusive group'), 24),
  place(pick(plain, 'Plant'), 0),
  place(pick(plain, 'Reference'), 20),
  place(pick(plain, 'Location'), 17),
  place(pick(plain, 'From'), 19),
  place(pick(plain, 'To'), 19),
  place(pick(plain, 'Quantity'), 16),
  place(pick(plain, 'Sound power dB(A)'), 15, 'SWL dB(A)'),
  place(pick(plain, '% on time'), 13),
  place(pick(plain, 'Time correction dB(A)'), 15, 'Time corr. dB(A)'),
  place(pick(plain, 'Quantity correction dB(A)'), 17, 'Quantity corr. dB(A)'),
  place(pick(plain, 'Total sound power dB(A)'), 16, 'Total SWL dB(A)'),
  place(pick(plain, 'Group sound power dB(A)'), 16, 'Group SWL dB(A)'),
];

const full = plantColumns.mitigated;
const mitigatedColumns: readonly PageColumn<PlantRow>[] = [
  place(pick(full, 'Exclusive group'), 20),
  stack('Plant, reference and quieter replacement', 0, describePlant),
  stack('From, to, location', 19, ({ startDate, endDate, isFixed }) =>
    [startDate, endDate, isFixed ? 'Fixed' : 'Notional'].join('\n'),
  ),
  place(pick(full, 'Quantity'), 15),
  place(pick(full, 'Planned sound power dB(A)'), 15, 'Planned SWL dB(A)'),
  place(pick(full, 'Sound power in force dB(A)'), 15, 'SWL in force dB(A)'),
  place(pick(full, '% on time'), 12),
  place(pick(full, 'Time correction dB(A)'), 14, 'Time corr. dB(A)'),
  place(pick(full, 'Quantity correction dB(A)'), 16, 'Quantity corr. dB(A)'),
  place(pick(full, 'Total sound power dB(A)'), 14, 'Total SWL dB(A)'),
  place(pick(full, 'Mitigation measure'), 30),
  place(pick(full, 'Effect dB(A)'), 13),
  place(pick(full, 'Mitigated sound power dB(A)'), 17, 'Mitigated SWL dB(A)'),
  place(pick(full, 'Group sound power dB(A)'), 14, 'Group SWL dB(A)'),
];

function describePlant(row: PlantRow): string {
  const replacement = replacementOf(row);
  const lines = [row.plannedName, row.pmeRef, replacement && `Replaced: ${replacement}`];
  return lines.filter((line) => line !== '').join('\n');
}

/** B-4 (APPX-09, APPX-22) and C-4 with what mitigates each machine (APPX-23). */
export function buildInventory(letter: string, source: PlanSource, records: PlanRecords, run: RunKind): TableSection {
  const isMitigated = run === 'mitigated';
  const columns = isMitigated ? mitigatedColumns : unmitigatedColumns;
  const byActivity = Map.groupBy(listPlantRows(source, records, run), ({ activity }) => activity);
  return toSection({
    number: `${letter}-4`,
    title: `Plant inventory, ${run}`,
    note: 'By activity and exclusive group. Groups of an activity never work together; plant without a group works with each of them.',
    columns,
    rowsPerPage: isMitigated ? sameOnAll(MITIGATED_INVENTORY_ROWS) : INVENTORY_ROWS,
    parts: onePart([...byActivity].flatMap(([activity, rows]) => listActivity(activity, rows, columns))),
  });
}

function listActivity(
  activity: PlannedActivity,
  rows: readonly PlantRow[],
  columns: readonly PageColumn<PlantRow>[],
): TableRow[] {
  const highest: ColumnOf<PlantRow> = pick(full, 'Highest of activity dB(A)');
  const [first] = rows;
  const power = first ? showCell(highest.value(first), highest.decimals) : '';
  const { code, zone, construction, name, start, end } = activity;
  const words = [zone, construction, name].filter((word) => word.trim() !== '').join(' · ');
  return [
    { head: `${code}   ${words} (${start} to ${end}), highest sound power ${power} dB(A)` },
    ...rows.map((row) => toCells(columns, row)),
  ];
}
