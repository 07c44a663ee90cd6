import { LONG_ACTIVITY_TEXT, PLANT_ROWS, PLANT_ROWS_LONG } from '../page-rules.ts';
import { countLines } from '../text/count-lines.ts';
import { withoutBreaks } from '../text/printable.ts';
import { splitPages } from '../text/split-pages.ts';
import { PAGE_MM, rowHeightMm, SECTION_HEAD_MM } from './layout.ts';
import { ACTIVITY_MM, GROUP_MM, MACHINE_MM, type Phase } from './phases.ts';
import type { MachineRow, PhaseGroup, PhasePart } from './report-model.ts';

interface PhaseLine {
  readonly phase: Phase;
  readonly group: PhaseGroup;
  readonly machine: MachineRow;
  /** The names of its activity stand beside it. */
  readonly isFirst: boolean;
}

const SMALL = { sizePoints: 7, weight: 400 } as const;
const SMALL_LINE_MM = 3.5;

/** So many machines on a page, fewer where activities have long texts (REPORT-57). */
export function splitPhases(phases: readonly Phase[]): PhasePart[][] {
  const isLong = phases.some(({ activity }) => withoutBreaks(activity).length > LONG_ACTIVITY_TEXT);
  const most = isLong ? PLANT_ROWS_LONG : PLANT_ROWS;
  const room = { rows: { first: most, next: most }, firstMm: PAGE_MM - SECTION_HEAD_MM, nextMm: PAGE_MM };
  const pages = splitPages(phases.flatMap(listLines), room, lineHeightMm);
  const begun = new Set<Phase>();
  return pages.map((lines) => gatherParts(lines, begun));
}

const listLines = (phase: Phase): PhaseLine[] =>
  phase.groups.flatMap((group, groupIndex) =>
    group.machines.map((machine, index) => ({ phase, group, machine, isFirst: groupIndex === 0 && index === 0 })),
  );

/** The text of an activity spreads over the rows of its machines. */
function lineHeightMm({ phase, group, machine, isFirst }: PhaseLine): number {
  const names = rowHeightMm([machine.name, MACHINE_MM]);
  const measures = machine.measure === '' ? 0 : countLines(machine.measure, SMALL, MACHINE_MM) * SMALL_LINE_MM;
  const own = Math.max(rowHeightMm([group.name, GROUP_MM]), names + measures);
  if (!isFirst) return own;
  const machines = phase.groups.reduce((sum, each) => sum + each.machines.length, 0);
  const activity = rowHeightMm([`${phase.code} ${phase.activity}\n${phase.zone}`, ACTIVITY_MM]);
  return Math.max(own, activity - (machines - 1) * rowHeightMm());
}

function gatherParts(lines: readonly PhaseLine[], begun: Set<Phase>): PhasePart[] {
  return [...Map.groupBy(lines, ({ phase }) => phase)].map(([phase, ofPhase]) => {
    const isContinued = begun.has(phase);
    begun.add(phase);
    const groups = [...Map.groupBy(ofPhase, ({ group }) => group)].map(([group, ofGroup]) => ({
      ...group,
      machines: ofGroup.map(({ machine }) => machine),
    }));
    return { ...phase, isContinued, groups };
  });
}
