import { LONG_ACTIVITY_TEXT, PLANT_ROWS, PLANT_ROWS_LONG } from '../page-rules.ts';
import { splitPages } from '../text/split-pages.ts';
import { PAGE_MM, rowHeightMm, SECTION_HEAD_MM } from './layout.ts';
import type { Phase } from './phases.ts';
import type { MachineRow, PhaseGroup, PhasePart } from './report-model.ts';

interface PhaseLine {
  readonly phase: Phase;
  readonly group: PhaseGroup;
  readonly machine: MachineRow;
  /** The names of its activity stand beside it. */
  readonly isFirst: boolean;
}

const [ACTIVITY_MM, GROUP_MM, MACHINE_MM] = [40, 14, 46];

/** So many machines on a page, fewer where activities have long texts (REPORT-57). */
export function splitPhases(phases: readonly Phase[]): PhasePart[][] {
  const isLong = phases.some(({ activity }) => activity.length > LONG_ACTIVITY_TEXT);
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
  const own = rowHeightMm([group.name, GROUP_MM], [`${machine.name}\n${machine.measure}`.trim(), MACHINE_MM]);
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
