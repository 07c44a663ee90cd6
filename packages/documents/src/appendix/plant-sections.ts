import { LABEL_FIELDS, type PlanRecords, type PlanSource } from '@quietsite/domain';
import { INVENTORY_ROWS, MITIGATED_INVENTORY_ROWS } from '../page-rules.ts';
import type { ColumnOf, RunKind } from '../tables/plan-table.ts';
import { listPlantRows, type PlantRow, plantColumns, replacementOf } from '../tables/plant-table.ts';
import type { PlannedActivity } from '../tables/works.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableRow, TableSection } from './appendix-model.ts';
import { type PageColumn, pick, place, type ShortHead, showCell, toCells } from './cell-text.ts';
import { onePart, sameOnAll, toSection } from './section.ts';

/** Multi-line cells that combine related values, for rows that are tall anyway. */
const stack = (
  key: 'plant' | 'location',
  head: ShortHead,
  widthMm: number,
  show: PageColumn<PlantRow>['show'],
): PageColumn<PlantRow> => ({
  ...{ key, widthMm, align: 0, show },
  label: ({ appendix }) => appendix.heads[head],
});

const plain = plantColumns.unmitigated;
const unmitigatedColumns: readonly PageColumn<PlantRow>[] = [
  place(pick(plain, 'exclusiveGroup'), 24),
  place(pick(plain, 'plant'), 0),
  place(pick(plain, 'reference'), 20),
  ...LABEL_FIELDS.map((field) => place(pick(plain, field), 20)),
  place(pick(plain, 'location'), 17),
  place(pick(plain, 'from'), 19),
  place(pick(plain, 'to'), 19),
  place(pick(plain, 'quantity'), 16),
  place(pick(plain, 'soundPower'), 15, 'power'),
  place(pick(plain, 'onTime'), 13, 'onTime'),
  place(pick(plain, 'timeCorrection'), 15, 'timeCorrection'),
  place(pick(plain, 'quantityCorrection'), 17, 'quantityCorrection'),
  place(pick(plain, 'totalPower'), 16, 'totalPower'),
  place(pick(plain, 'groupPower'), 16, 'groupPower'),
];

const full = plantColumns.mitigated;
const mitigatedColumns: readonly PageColumn<PlantRow>[] = [
  place(pick(full, 'exclusiveGroup'), 20),
  stack('plant', 'plant', 0, describePlant),
  stack('location', 'when', 19, ({ startDate, endDate, isFixed }, { tables: { locations } }) =>
    [startDate, endDate, isFixed ? locations.fixed : locations.notional].join('\n'),
  ),
  place(pick(full, 'quantity'), 15),
  place(pick(full, 'plannedPower'), 15, 'plannedPower'),
  place(pick(full, 'powerInForce'), 15, 'powerInForce'),
  place(pick(full, 'onTime'), 12, 'onTime'),
  place(pick(full, 'timeCorrection'), 14, 'timeCorrection'),
  place(pick(full, 'quantityCorrection'), 16, 'quantityCorrection'),
  place(pick(full, 'totalPower'), 14, 'totalPower'),
  place(pick(full, 'measure'), 30),
  place(pick(full, 'effect'), 13),
  place(pick(full, 'mitigatedPower'), 17, 'mitigatedPower'),
  place(pick(full, 'groupPower'), 14, 'groupPower'),
];

function describePlant(row: PlantRow, { appendix, tables }: DocumentWords): string {
  const replacement = replacementOf(row, tables);
  const texts = LABEL_FIELDS.map((field) => row[field]);
  const lines = [row.plannedName, row.pmeRef, ...texts, replacement && appendix.replaced(replacement)];
  return lines.filter((line) => line !== '').join('\n');
}

/** B-4 (APPX-09, APPX-22) and C-4 with the mitigation of each row (APPX-23). */
export function buildInventory(
  letter: string,
  source: PlanSource,
  records: PlanRecords,
  run: RunKind,
  words: DocumentWords = englishWords,
): TableSection {
  const isMitigated = run === 'mitigated';
  const columns = isMitigated ? mitigatedColumns : unmitigatedColumns;
  const byActivity = Map.groupBy(listPlantRows(source, records, run, words), ({ activity }) => activity);
  return toSection({
    words,
    number: `${letter}-4`,
    title: words.appendix.sections.plant[run],
    note: words.appendix.plantNote,
    columns,
    rowsPerPage: isMitigated ? sameOnAll(MITIGATED_INVENTORY_ROWS) : INVENTORY_ROWS,
    parts: onePart([...byActivity].flatMap(([activity, rows]) => listActivity(activity, rows, columns, words))),
  });
}

function listActivity(
  activity: PlannedActivity,
  rows: readonly PlantRow[],
  columns: readonly PageColumn<PlantRow>[],
  words: DocumentWords,
): TableRow[] {
  const highest: ColumnOf<PlantRow> = pick(full, 'highestPower');
  const [first] = rows;
  const power = first ? showCell(highest.value(first, words.tables), highest.decimals) : '';
  const { code, zone, construction, name, start, end } = activity;
  const works = [zone, construction, name].filter((word) => word.trim() !== '').join(' · ');
  return [
    { head: words.appendix.plantHead(code, works, start, end, power) },
    ...rows.map((row) => toCells(columns, row, words)),
  ];
}
