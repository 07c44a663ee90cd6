import { LONG_ACTIVITY_TEXT } from '../page-rules.ts';
import { countLines } from '../text/count-lines.ts';
import { withoutBreaks } from '../text/printable.ts';
import { rowHeightMm } from './layout.ts';
import { ACTIVITY_MM, GROUP_MM, MACHINE_MM } from './phases.ts';
import type { MachineRow, Phase, PhaseGroup } from './report-model.ts';

interface PhaseLine {
  readonly phase: Phase;
  readonly group: PhaseGroup;
  readonly machine: MachineRow;
  /** Its row also shows the activity's names. */
  readonly isFirst: boolean;
}

const SMALL_TEXT = { sizePoints: 7, weight: 400 } as const;
const SMALL_LINE_MM = 3.5;

/** Whether any activity has a long text, so that a page holds fewer rows of equipment (REPORT-57). */
export const hasLongActivity = (phases: readonly Phase[]): boolean =>
  phases.some(({ activity }) => withoutBreaks(activity).length > LONG_ACTIVITY_TEXT);

/** The row height of each piece of equipment, activity by activity. */
export const listMachineHeightsMm = (phases: readonly Phase[]): number[] => phases.flatMap(listLines).map(lineHeightMm);

const listLines = (phase: Phase): PhaseLine[] =>
  phase.groups.flatMap((group, groupIndex) =>
    group.machines.map((machine, index) => ({ phase, group, machine, isFirst: groupIndex === 0 && index === 0 })),
  );

/** The text of an activity spans the rows of its equipment. */
function lineHeightMm({ phase, group, machine, isFirst }: PhaseLine): number {
  const names = rowHeightMm([machine.name, MACHINE_MM]);
  const measures = machine.measure === '' ? 0 : countLines(machine.measure, SMALL_TEXT, MACHINE_MM) * SMALL_LINE_MM;
  const own = Math.max(rowHeightMm([group.name, GROUP_MM]), names + measures);
  if (!isFirst) return own;
  const machines = phase.groups.reduce((sum, each) => sum + each.machines.length, 0);
  const activity = rowHeightMm([`${phase.code} ${phase.activity}\n${phase.zone}`, ACTIVITY_MM]);
  return Math.max(own, activity - (machines - 1) * rowHeightMm());
}
