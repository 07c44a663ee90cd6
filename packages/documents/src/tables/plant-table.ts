import {
  type EquipmentRecord,
  LABEL_FIELDS,
  type NumberColumn,
  numberRule,
  type PlanRecords,
  type PlanSource,
  type RowTexts,
  recordOf,
  type SnapshotRow,
  TEXT_FIELDS,
} from '@quietsite/domain';
import { nameMeasure } from '../report/words/name-measure.ts';
import type { DocumentWords, TableWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { type ColumnOf, day, level, number, type RunKind, text } from './plan-table.ts';
import { describeWorks, type PlannedActivity } from './works.ts';

/** One piece of equipment of one activity in one run (CALC-31), with its names. */
export interface PlantRow extends EquipmentRecord, RowTexts {
  readonly activity: PlannedActivity;
  /** The planned name; the record has the name after replacement. */
  readonly plannedName: string;
  readonly plannedSoundPower: number;
  readonly isFixed: boolean;
  /** Metres; null for the height of the zone. */
  readonly plantHeight: number | null;
}

/** Ordered by activity code, then by exclusive group with ungrouped rows first, then as entered. */
export function listPlantRows(
  source: PlanSource,
  { equipment }: PlanRecords,
  run: RunKind,
  { report }: DocumentWords = englishWords,
): PlantRow[] {
  const rows = new Map(source.snapshot.rows.map((row) => [String(row.id), row]));
  const ofTask = Map.groupBy(
    equipment.filter(({ isMitigated }) => isMitigated === (run === 'mitigated')),
    ({ taskId }) => taskId,
  );
  return describeWorks(source).activities.flatMap((activity) =>
    (ofTask.get(activity.taskId) ?? [])
      .toSorted((one, other) => compare(one.exclusiveGroup, other.exclusiveGroup))
      .map((record) => ({
        ...describe(record, activity, rows.get(record.pmeId)),
        mitigationMeasure: nameMeasure(record.mitigationMeasure, report),
      })),
  );
}

const describe = (record: EquipmentRecord, activity: PlannedActivity, row: SnapshotRow | undefined): PlantRow => ({
  // Runs stored before a text existed do not have it.
  ...recordOf(TEXT_FIELDS, (field) => row?.[field] ?? ''),
  ...record,
  activity,
  plannedName: row?.name ?? record.pmeName,
  plannedSoundPower: row?.soundPower ?? record.swl,
  isFixed: (row?.fixedLocation ?? null) !== null,
  plantHeight: row?.plantHeight ?? null,
});

/** Not locale-dependent, as locale rules differ between computers. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The correction for quantity (M-10): the remainder of the total. */
const quantityCorrection = ({ totalSwl, swl, timeCorrection }: PlantRow): number | null =>
  totalSwl === null || timeCorrection === null ? null : totalSwl - swl - timeCorrection;

/** Replaced by a quieter method or quieter equipment (M-20). */
export const replacementOf = (
  { pmeName, plannedName, swl, plannedSoundPower }: PlantRow,
  { columns }: TableWords,
): string => {
  if (pmeName !== plannedName) return pmeName;
  return swl === plannedSoundPower ? '' : columns.replacement;
};

/** A number of the equipment sheet, with the decimals of its column. */
const enteredNumber = (key: NumberColumn, value: (row: PlantRow) => number): ColumnOf<PlantRow> =>
  number(key, numberRule(key).decimals, value);

/** As used in the formulas and printed in the report: a third of the time is 33.3, not 33. */
const asEntered = (key: NumberColumn, value: (row: PlantRow) => number): ColumnOf<PlantRow> => ({
  ...{ key, kind: 'number', decimals: numberRule(key).decimals, value },
});
/** With the plant height if it differs from that of the zone (M-101). */
export const nameLocation = (
  { isFixed, plantHeight }: Pick<PlantRow, 'isFixed' | 'plantHeight'>,
  { locations }: TableWords,
): string => {
  if (!isFixed) return locations.notional;
  return plantHeight === null ? locations.fixed : locations.fixedAt(plantHeight);
};

const activityColumns: readonly ColumnOf<PlantRow>[] = [
  text('activityCode', ({ activity }) => activity.code),
  text('zone', ({ activity }) => activity.zone),
  text('activity', ({ activity }) => activity.name || activity.construction),
  text('exclusiveGroup', ({ exclusiveGroup }) => exclusiveGroup),
];
const identityColumns: readonly ColumnOf<PlantRow>[] = [
  text('plant', ({ plannedName }) => plannedName),
  text('reference', ({ pmeRef }) => pmeRef),
  ...LABEL_FIELDS.map((field) => text<PlantRow>(field, (row) => row[field])),
];
const workColumns: readonly ColumnOf<PlantRow>[] = [
  text('location', nameLocation),
  day('from', ({ startDate }) => startDate),
  day('to', ({ endDate }) => endDate),
  enteredNumber('quantity', ({ quantity }) => quantity),
];
const soundColumns: readonly ColumnOf<PlantRow>[] = [
  asEntered('onTime', ({ timePercent }) => timePercent),
  number('timeCorrection', 1, ({ timeCorrection }) => timeCorrection),
  number('quantityCorrection', 1, quantityCorrection),
  level('totalPower', ({ totalSwl }) => totalSwl),
];
const sumColumns: readonly ColumnOf<PlantRow>[] = [
  level('groupPower', ({ groupSwl }) => groupSwl),
  level('highestPower', ({ highestSwl }) => highestSwl),
];

export const plantColumns: Readonly<Record<RunKind, readonly ColumnOf<PlantRow>[]>> = {
  unmitigated: [
    ...activityColumns,
    ...identityColumns,
    ...workColumns,
    enteredNumber('soundPower', ({ swl }) => swl),
    ...soundColumns,
    ...sumColumns,
  ],
  mitigated: [
    ...activityColumns,
    ...identityColumns,
    text('replacement', replacementOf),
    ...workColumns,
    number('plannedPower', 1, ({ plannedSoundPower }) => plannedSoundPower),
    number('powerInForce', 1, ({ swl }) => swl),
    ...soundColumns,
    text('measure', ({ mitigationMeasure }) => mitigationMeasure),
    number('effect', 1, ({ mitigationMeasure, mitigationEffect }) =>
      mitigationMeasure === '' ? null : mitigationEffect,
    ),
    level('mitigatedPower', ({ mitigatedSwl }) => mitigatedSwl),
    ...sumColumns,
  ],
};
