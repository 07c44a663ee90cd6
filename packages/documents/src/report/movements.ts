import type { PlanPointHistory } from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import { fitColumn, rowHeightMm } from './layout.ts';
import type { MovementRow } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

type Position = PlanPointHistory['oldPosition'];

const [LABEL_MM, DESCRIPTION_MM] = [24, 58];

/** REPORT-40, REPORT-41, REPORT-58. */
export const buildMovements = (history: readonly PlanPointHistory[], words: ReportWords = english): MovementRow[] =>
  history.map((point) => toRow(point, words));

export const movementHeightMm = ({ label, description }: MovementRow): number =>
  rowHeightMm([label, LABEL_MM], [description, DESCRIPTION_MM]);

const toRow = (
  { pointId, name, buildingName, oldPosition, position }: PlanPointHistory,
  { compliance, deleted }: ReportWords,
): MovementRow => ({
  label: fitColumn(name.trim() || compliance.point(pointId), LABEL_MM),
  description: fitColumn(buildingName.trim() || NOTHING, DESCRIPTION_MM),
  original: showPosition(oldPosition),
  current: position === null ? deleted : showPosition(position),
});

/** Hong Kong 1980 Grid (REPORT-52). */
const showPosition = ([east, north]: Position): string => `${east.toFixed(2)} E, ${north.toFixed(2)} N`;
