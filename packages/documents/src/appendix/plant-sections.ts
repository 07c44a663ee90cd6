import { LABEL_FIELDS, type PlanRecords, type PlanSource } from '@quietsite/domain';
import { INVENTORY_ROWS, MITIGATED_INVENTORY_ROWS } from '../page-rules.ts';
import type { ColumnOf, RunKind } from '../tables/plan-table.ts';
import { listPlantRows, nameLocation, type PlantRow, plantColumns, replacementOf } from '../tables/plant-table.ts';
import type { PlannedActivity } from '../tables/works.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableRow, TableSection } from './appendix-model.ts';
import { getColumn, layOut, type PageColumn, type ShortHead, showCell, toCells } from './cell-text.ts';
import { onePart, sameOnEveryPage, toSection } from './section.ts';

/** Multi-line cells that combine related values, for rows that are tall anyway. */
const stackLines = (
  key: 'plant' | 'location',
  head: ShortHead,
  widthMm: number,
  show: PageColumn<PlantRow>['show'],
): PageColumn<PlantRow> => ({
  ...{ key, widthMm, align: 0, show },
  label: ({ appendix }) => appendix.heads[head],
});

const unmitigatedPlant = plantColumns.unmitigated;
const unmitigatedColumns: readonly PageColumn<PlantRow>[] = [
  layOut(getColumn(unmitigatedPlant, 'exclusiveGroup'), 24),
  layOut(getColumn(unmitigatedPlant, 'plant'), 0),
  layOut(getColumn(unmitigatedPlant, 'reference'), 20),
  ...LABEL_FIELDS.map((field) => layOut(getColumn(unmitigatedPlant, field), 20)),
  layOut(getColumn(unmitigatedPlant, 'location'), 17),
  layOut(getColumn(unmitigatedPlant, 'from'), 19),
  layOut(getColumn(unmitigatedPlant, 'to'), 19),
  layOut(getColumn(unmitigatedPlant, 'quantity'), 16),
  layOut(getColumn(unmitigatedPlant, 'soundPower'), 15, 'power'),
  layOut(getColumn(unmitigatedPlant, 'onTime'), 13, 'onTime'),
  layOut(getColumn(unmitigatedPlant, 'timeCorrection'), 15, 'timeCorrection'),
  layOut(getColumn(unmitigatedPlant, 'quantityCorrection'), 17, 'quantityCorrection'),
  layOut(getColumn(unmitigatedPlant, 'totalPower'), 16, 'totalPower'),
  layOut(getColumn(unmitigatedPlant, 'groupPower'), 16, 'groupPower'),
];

const mitigatedPlant = plantColumns.mitigated;
const mitigatedColumns: readonly PageColumn<PlantRow>[] = [
  layOut(getColumn(mitigatedPlant, 'exclusiveGroup'), 20),
  stackLines('plant', 'plant', 0, describePlant),
  stackLines('location', 'when', 19, (row, { tables }) =>
    [row.startDate, row.endDate, nameLocation(row, tables)].join('\n'),
  ),
  layOut(getColumn(mitigatedPlant, 'quantity'), 15),
  layOut(getColumn(mitigatedPlant, 'plannedPower'), 15, 'plannedPower'),
  layOut(getColumn(mitigatedPlant, 'powerInForce'), 15, 'powerInForce'),
  layOut(getColumn(mitigatedPlant, 'onTime'), 12, 'onTime'),
  layOut(getColumn(mitigatedPlant, 'timeCorrection'), 14, 'timeCorrection'),
  layOut(getColumn(mitigatedPlant, 'quantityCorrection'), 16, 'quantityCorrection'),
  layOut(getColumn(mitigatedPlant, 'totalPower'), 14, 'totalPower'),
  layOut(getColumn(mitigatedPlant, 'measure'), 30),
  layOut(getColumn(mitigatedPlant, 'effect'), 13),
  layOut(getColumn(mitigatedPlant, 'mitigatedPower'), 17, 'mitigatedPower'),
  layOut(getColumn(mitigatedPlant, 'groupPower'), 14, 'groupPower'),
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
    rowsPerPage: isMitigated ? sameOnEveryPage(MITIGATED_INVENTORY_ROWS) : INVENTORY_ROWS,
    parts: onePart([...byActivity].flatMap(([activity, rows]) => listActivity(activity, rows, columns, words))),
  });
}

function listActivity(
  activity: PlannedActivity,
  rows: readonly PlantRow[],
  columns: readonly PageColumn<PlantRow>[],
  words: DocumentWords,
): TableRow[] {
  const highest: ColumnOf<PlantRow> = getColumn(mitigatedPlant, 'highestPower');
  const [first] = rows;
  const power = first ? showCell(highest.value(first, words.tables), highest.decimals) : '';
  const { code, zone, construction, name, start, end } = activity;
  const works = [zone, construction, name].filter((word) => word.trim() !== '').join(' · ');
  return [
    { head: words.appendix.plantHead(code, works, start, end, power) },
    ...rows.map((row) => toCells(columns, row, words)),
  ];
}
