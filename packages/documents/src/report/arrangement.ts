import { PLANT_ROWS, PLANT_ROWS_LONG, RECEIVER_ROWS, SCHEDULE_ROWS } from '../page-rules.ts';
import { countLines } from '../text/count-lines.ts';
import { receiverHeightMm } from './compliance-table.ts';
import { daysAboveHeightMm } from './days-above.ts';
import { arrangeTables, type FlowTable, START_STEP_MM } from './flow.ts';
import { movementHeightMm } from './movements.ts';
import { hasLongActivity, listMachineHeightsMm } from './phase-heights.ts';
import type { ReportModel } from './report-model.ts';
import { scheduleHeightMm } from './schedule.ts';
import type { ReportWords } from './words/report-words.ts';

/** Headings of sections and of their parts, with their spacing. */
const [SECTION_MM, PART_MM] = [17, 12.5];
/** Column headings by number of lines. */
const HEAD_MM = { one: 6, two: 9.5, three: 13 } as const;
const INTRODUCTION = { sizePoints: 8, weight: 400, widthMm: 178, lineMm: 4.6, gapMm: 3.2 } as const;

type Tables = Pick<ReportModel, 'schedule' | 'phases' | 'compliance' | 'daysAbove' | 'movements'>;

/** The page layout of the tables of sections 10 to 12, for each position where section 9 may end. */
export function arrange({ schedule, phases, compliance, daysAbove, movements }: Tables, { template }: ReportWords) {
  const introMm = (text: string) =>
    countLines(text, INTRODUCTION, INTRODUCTION.widthMm) * INTRODUCTION.lineMm + INTRODUCTION.gapMm;
  const machines = hasLongActivity(phases.parts) ? PLANT_ROWS_LONG : PLANT_ROWS;
  const intro = `${template.cumulativeIntro} ${phases.hasGroups ? template.groupsIntro : ''}`;
  const tables: FlowTable[] = [
    table(SECTION_MM, HEAD_MM.one, schedule.map(scheduleHeightMm), SCHEDULE_ROWS),
    table(SECTION_MM + introMm(intro), HEAD_MM.three, listMachineHeightsMm(phases.parts), {
      ...{ first: machines, next: machines },
    }),
    table(
      SECTION_MM + PART_MM + introMm(template.levelsIntro),
      HEAD_MM.three,
      compliance.rows.map(receiverHeightMm),
      RECEIVER_ROWS,
    ),
    table(PART_MM + introMm(template.daysAboveIntro), HEAD_MM.two, daysAbove.map(daysAboveHeightMm), RECEIVER_ROWS),
    table(PART_MM + introMm(template.movementsIntro), HEAD_MM.one, movements.map(movementHeightMm), RECEIVER_ROWS),
  ];
  const arrangement: ReportModel['arrangement'] = { stepMm: START_STEP_MM, starts: arrangeTables(tables) };
  return arrangement;
}

const table = (leadMm: number, headMm: number, heightsMm: readonly number[], most: FlowTable['most']): FlowTable => ({
  leadMm: leadMm + headMm,
  headMm,
  heightsMm,
  most,
});
