import {
  atLeastZero,
  computeEmission,
  computeMitigatedEmission,
  type EmissionTerms,
  type GroupedRow,
  type Measure,
  type MitigatedTerms,
  type MitigationInput,
  roundHalfUp,
} from '@quietsite/acoustics';
import { present } from '../../present.ts';
import { soundPowerOfTask } from '../task-sound-power.ts';

interface GivenRow {
  readonly swl: number;
  readonly qty: number;
  readonly timepercent: number;
}

export function answerRowCorrections({ rows }: { readonly rows: readonly GivenRow[] }) {
  return {
    rows: rows.map(emissionOf).map(({ timeCorrection, quantityCorrection, totalSoundPower }) => ({
      timecorrection: timeCorrection,
      qtycorrection: quantityCorrection,
      totalswl: totalSoundPower,
    })),
  };
}

export function answerTaskWithoutGroups({ rows }: { readonly rows: readonly GivenRow[] }) {
  const { commonSoundPower, highestSoundPower } = soundPowerOfTask(rows.map((row) => toGrouped(row, '')));
  return { groupswl: commonSoundPower, highestswl: highestSoundPower };
}

export function answerExclusiveGroups(input: {
  readonly rows: readonly (GivenRow & { readonly exclusivegroup: string })[];
}) {
  const rows = input.rows.map((row) => toGrouped(row, row.exclusivegroup));
  const { commonSoundPower, groups, highestGroup, highestSoundPower } = soundPowerOfTask(rows);
  return {
    rowswl: rows.map(({ soundPower }) => soundPower),
    commonswl: commonSoundPower,
    groupswl: Object.fromEntries(groups.map(({ group, soundPower }) => [group, soundPower])),
    highestgroup: highestGroup,
    highestswl: highestSoundPower,
  };
}

export function answerPublishedInventory(input: {
  readonly swl: readonly number[];
  readonly qty: readonly number[];
  readonly timepercent: readonly number[];
}) {
  const rows = input.swl.map((swl, i) =>
    toGrouped({ swl, qty: present(input.qty[i]), timepercent: present(input.timepercent[i]) }, ''),
  );
  const total = soundPowerOfTask(rows).highestSoundPower;
  return { totalswl: total, published: total?.toFixed(2) };
}

/** The first eight rows are published in whole decibels, the others to 0.1. */
const ROWS_IN_WHOLE_DECIBELS = 8;

export function answerPublishedMitigatedRows(input: {
  readonly rows: readonly (GivenRow & { readonly mitigationeffect: number })[];
}) {
  const powers = input.rows.map(
    (row) => mitigatedOf({ ...toInput(row), barrierDba: row.mitigationeffect }).mitigatedSoundPower,
  );
  return {
    mitigatedswl: powers,
    published: powers.map((power, i) => roundHalfUp(power, i < ROWS_IN_WHOLE_DECIBELS ? 0 : 1)),
  };
}

interface GivenMitigatedRow extends GivenRow {
  readonly qpmeswl: number;
  readonly enclosuredba: number;
  readonly barrierdba: number;
  readonly hammerdba: number;
  readonly custommethoddba: number;
}

/** As named in lists and in the report (M-21). */
const MEASURE_NAMES: Readonly<Record<NonNullable<Measure>, string>> = {
  enclosure: 'Enclosure',
  barrier: 'Barrier',
  hammerBracket: 'Hammer Bracket',
  custom: 'custom',
};

export function answerSingleMeasure({ rows }: { readonly rows: readonly GivenMitigatedRow[] }) {
  const mitigated = rows.map((row) => mitigatedOf(toMitigationInput(row)));
  return {
    rows: rows.map((row, i) => {
      const { totalSoundPower, measure, effect, shownSoundPower } = present(mitigated[i]);
      const sumOfMeasures = row.enclosuredba + row.barrierdba + row.hammerdba + row.custommethoddba;
      return {
        unmitigated: emissionOf(row).totalSoundPower,
        corrected: totalSoundPower,
        mitigationmeasure: measure && MEASURE_NAMES[measure],
        mitigationeffect: effect,
        mitigatedswl: shownSoundPower,
        if_summed_instead: atLeastZero(totalSoundPower + sumOfMeasures),
      };
    }),
    task_unmitigated: soundPowerOfTask(rows.map((row) => toGrouped(row, ''))).highestSoundPower,
    task_mitigated: soundPowerOfTask(
      mitigated.map(({ mitigatedSoundPower }) => ({ soundPower: mitigatedSoundPower, group: '' })),
    ).highestSoundPower,
  };
}

function toInput({ swl, qty, timepercent }: GivenRow): MitigationInput {
  return {
    soundPower: swl,
    quantity: qty,
    timePercent: timepercent,
    quieterMethodSoundPower: 0,
    quieterEquipmentSoundPower: 0,
    enclosureDba: 0,
    barrierDba: 0,
    hammerDba: 0,
    customMethodDba: 0,
  };
}

function toMitigationInput(row: GivenMitigatedRow): MitigationInput {
  return {
    ...toInput(row),
    quieterEquipmentSoundPower: row.qpmeswl,
    enclosureDba: row.enclosuredba,
    barrierDba: row.barrierdba,
    hammerDba: row.hammerdba,
    customMethodDba: row.custommethoddba,
  };
}

/** No row of a vector is silent (M-11). */
function emissionOf(row: GivenRow): EmissionTerms {
  return present(computeEmission(toInput(row)));
}

function mitigatedOf(row: MitigationInput): MitigatedTerms {
  return present(computeMitigatedEmission(row));
}

function toGrouped(row: GivenRow, group: string): GroupedRow {
  return { soundPower: emissionOf(row).totalSoundPower, group };
}
