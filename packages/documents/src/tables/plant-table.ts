import type { EquipmentRecord, PlanRecords, PlanSource, SnapshotRow } from '@quietsite/domain';
import { type ColumnOf, day, level, number, type RunKind, text } from './plan-table.ts';
import { describeWorks, type PlannedActivity } from './works.ts';

/** One machine of one activity in one run (CALC-31), with its names. */
export interface PlantRow extends EquipmentRecord {
  readonly activity: PlannedActivity;
  /** As it was planned; the record names what is in force. */
  readonly plannedName: string;
  readonly plannedSoundPower: number;
  readonly isFixed: boolean;
}

/** By the codes of the activities, then by exclusive group with the rows without one first, then as they were entered. */
export function listPlantRows(source: PlanSource, { equipment }: PlanRecords, run: RunKind): PlantRow[] {
  const rows = new Map(source.snapshot.rows.map((row) => [String(row.id), row]));
  const ofTask = Map.groupBy(
    equipment.filter(({ isMitigated }) => isMitigated === (run === 'mitigated')),
    ({ taskId }) => taskId,
  );
  return describeWorks(source).activities.flatMap((activity) =>
    (ofTask.get(activity.taskId) ?? [])
      .toSorted((one, other) => compare(one.exclusiveGroup, other.exclusiveGroup))
      .map((record) => describe(record, activity, rows.get(record.pmeId))),
  );
}

const describe = (record: EquipmentRecord, activity: PlannedActivity, row: SnapshotRow | undefined): PlantRow => ({
  ...record,
  activity,
  plannedName: row?.name ?? record.pmeName,
  plannedSoundPower: row?.soundPower ?? record.swl,
  isFixed: (row?.fixedLocation ?? null) !== null,
});

/** Not by the rules of a language: those differ between machines. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What the quantity adds (M-10): the rest of the total. */
const quantityCorrection = ({ totalSwl, swl, timeCorrection }: PlantRow): number | null =>
  totalSwl === null || timeCorrection === null ? null : totalSwl - swl - timeCorrection;

/** Replaced by a quieter method or machine (M-20). */
export const replacementOf = ({ pmeName, plannedName, swl, plannedSoundPower }: PlantRow): string => {
  if (pmeName !== plannedName) return pmeName;
  return swl === plannedSoundPower ? '' : 'Quieter replacement';
};

const activityColumns: readonly ColumnOf<PlantRow>[] = [
  text('Activity code', ({ activity }) => activity.code),
  text('Zone', ({ activity }) => activity.zone),
  text('Activity', ({ activity }) => activity.name || activity.construction),
  text('Exclusive group', ({ exclusiveGroup }) => exclusiveGroup),
];
const identityColumns: readonly ColumnOf<PlantRow>[] = [
  text('Plant', ({ plannedName }) => plannedName),
  text('Reference', ({ pmeRef }) => pmeRef),
];
const workColumns: readonly ColumnOf<PlantRow>[] = [
  text('Location', ({ isFixed }) => (isFixed ? 'Fixed' : 'Notional')),
  day('From', ({ startDate }) => startDate),
  day('To', ({ endDate }) => endDate),
  number('Quantity', 0, ({ quantity }) => quantity),
];
const soundColumns: readonly ColumnOf<PlantRow>[] = [
  number('% on time', 0, ({ timePercent }) => timePercent),
  number('Time correction dB(A)', 1, ({ timeCorrection }) => timeCorrection),
  number('Quantity correction dB(A)', 1, quantityCorrection),
  level('Total sound power dB(A)', ({ totalSwl }) => totalSwl),
];
const sumColumns: readonly ColumnOf<PlantRow>[] = [
  level('Group sound power dB(A)', ({ groupSwl }) => groupSwl),
  level('Highest of activity dB(A)', ({ highestSwl }) => highestSwl),
];

export const plantColumns: Readonly<Record<RunKind, readonly ColumnOf<PlantRow>[]>> = {
  unmitigated: [
    ...activityColumns,
    ...identityColumns,
    ...workColumns,
    number('Sound power dB(A)', 1, ({ swl }) => swl),
    ...soundColumns,
    ...sumColumns,
  ],
  mitigated: [
    ...activityColumns,
    ...identityColumns,
    text('Quieter replacement', replacementOf),
    ...workColumns,
    number('Planned sound power dB(A)', 1, ({ plannedSoundPower }) => plannedSoundPower),
    number('Sound power in force dB(A)', 1, ({ swl }) => swl),
    ...soundColumns,
    text('Mitigation measure', ({ mitigationMeasure }) => mitigationMeasure),
    number('Effect dB(A)', 1, ({ mitigationMeasure, mitigationEffect }) =>
      mitigationMeasure === '' ? null : mitigationEffect,
    ),
    level('Mitigated sound power dB(A)', ({ mitigatedSwl }) => mitigatedSwl),
    ...sumColumns,
  ],
};
