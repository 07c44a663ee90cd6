import { type FontWeight, measureTextMm } from '../map/font-advances.ts';
import type { MapFrame } from '../map/map-input.ts';
import type { SummaryModel } from './summary-model.ts';

/** How the single page is divided between the parts of variable height. */
export interface PagePlan {
  readonly frame: MapFrame;
  readonly shownActivities: number;
}

interface FontStyle {
  readonly sizePoints: number;
  readonly weight: FontWeight;
}

// As in the template.
const PROJECT: FontStyle = { sizePoints: 11, weight: 600 };
const FACT: FontStyle = { sizePoints: 8, weight: 400 };
const DETAIL: FontStyle = { sizePoints: 7, weight: 400 };
const CONCLUSION: FontStyle = { sizePoints: 8.5, weight: 500 };
const REMAINDER: FontStyle = { sizePoints: 7.5, weight: 400 };
const NOTE: FontStyle = { sizePoints: 7, weight: 400 };
const KEY_FIGURE_WIDTHS_MM = [25, 40, 33, 33, 25];

/** Everything on the page except map and programme. */
export type FixedParts = Pick<SummaryModel, 'project' | 'facts' | 'keyFigures' | 'conclusion' | 'table' | 'notes'>;

const WIDTH_MM = 178;
const MAX_MAP_MM = 104;
/**
 * On a smaller map, the surroundings of a site are not legible. The map takes precedence over more than a few
 * activities.
 */
const READABLE_MAP_MM = 72;
const FEW_ACTIVITIES = 4;
/** Below this the legend covers the map. */
const MIN_MAP_MM = 58;
const MAX_ACTIVITIES = 12;

const PAGE_MM = 271;
/** Title, rules, headings and the spacing between the parts, with one line for each text. */
const FRAMEWORK_MM = 84.6;
const RESERVE_MM = 1.5;
/** The framework already includes the spacing of this many notes. */
const NOTES_IN_FRAMEWORK = 2;
const NOTE_GAP_MM = 1.2;
const RECEIVER_ROW_MM = 3.75;
const PROGRAMME_HEAD_MM = 10.1;
const PROGRAMME_ROW_MM = 3.2;
const POINT_MM = 25.4 / 72;
/** Allows for kerning and ragged line ends. */
const WIDTH_FACTOR = 1.07;

export function planPage(parts: FixedParts, activityCount: number): PagePlan {
  const roomMm = PAGE_MM - RESERVE_MM - fixedHeightMm(parts);
  const shownActivities = countShown(activityCount, roomMm);
  const mapMm = Math.min(roomMm - programmeHeightMm(shownActivities, activityCount), MAX_MAP_MM);
  return { frame: { widthMm: WIDTH_MM, heightMm: Math.floor(mapMm), hasLegend: true }, shownActivities };
}

/** The minimum map takes precedence over further activities. */
function countShown(activityCount: number, roomMm: number): number {
  let shown = Math.min(activityCount, MAX_ACTIVITIES);
  const isSmall = (minMm: number) => roomMm - programmeHeightMm(shown, activityCount) < minMm;
  while (shown > FEW_ACTIVITIES && isSmall(READABLE_MAP_MM)) shown -= 1;
  while (shown > 1 && isSmall(MIN_MAP_MM)) shown -= 1;
  return shown;
}

function programmeHeightMm(shown: number, all: number): number {
  if (all === 0) return 0;
  return PROGRAMME_HEAD_MM + (shown < all ? shown + 1 : shown) * PROGRAMME_ROW_MM;
}

function fixedHeightMm({ project, facts, keyFigures, conclusion, table, notes }: FixedParts): number {
  const pairs = [0, 2, 4, 6].map((index) =>
    Math.max(...facts.slice(index, index + 2).map(({ value }) => countLines(value, FACT, 54, 2))),
  );
  // The last fact has a separate line.
  const factRows = [...pairs, countLines(facts.at(-1)?.value ?? '', FACT, 146, 2)];
  const detailLines = keyFigures.map(({ details }, index) =>
    details.reduce((sum, detail) => sum + countLines(detail, DETAIL, KEY_FIGURE_WIDTHS_MM[index] ?? 25, 2), 0),
  );
  return (
    FRAMEWORK_MM +
    (countLines(project, PROJECT, WIDTH_MM, 2) - 1) * 5.8 +
    (factRows.reduce((sum, lines) => sum + lines, 0) - factRows.length) * 3.7 +
    (Math.max(2, ...detailLines) - 2) * 3.4 +
    (countLines(conclusion, CONCLUSION, WIDTH_MM, 4) - 1) * 3.9 +
    table.rows.length * RECEIVER_ROW_MM +
    (table.remainder === '' ? 0 : 4 + (countLines(table.remainder, REMAINDER, WIDTH_MM) - 1) * 3.3) +
    notes.reduce((sum, note) => sum + countLines(note, NOTE, WIDTH_MM), 0) * 3.2 +
    Math.max(0, notes.length - NOTES_IN_FRAMEWORK) * NOTE_GAP_MM
  );
}

/** Overestimates rather than underestimates. All digits count as wide as the widest, as on the page. */
function countLines(text: string, { sizePoints, weight }: FontStyle, widthMm: number, maxLines = Infinity): number {
  const linesOf = (line: string) =>
    Math.ceil((measureTextMm(line.replace(/\d/g, '4'), sizePoints * POINT_MM, weight) * WIDTH_FACTOR) / widthMm);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, linesOf(line)), 0);
  return Math.min(lines, maxLines);
}
