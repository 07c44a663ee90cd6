import { palette } from '../palette.ts';
import type { MapWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { mm } from './sheet.ts';
import { svgText } from './svg-text.ts';
import { centreSymbol, receiverSymbol } from './symbols.ts';

interface LegendEntry {
  readonly key: Exclude<keyof MapWords['legend'], 'title'>;
  /** Drawn around [3.5, 0]: 7 mm wide, 3 mm high. */
  readonly symbol: string;
}

const swatch = (attributes: string): string => `<rect x="1" y="-1.25" width="5" height="2.5" ${attributes}/>`;

const ENTRIES: readonly LegendEntry[] = [
  {
    key: 'site',
    symbol: swatch(`fill="${palette.zone}" fill-opacity="0.12" stroke="${palette.zone}" stroke-width="0.55"`),
  },
  {
    key: 'buffer',
    symbol: `<path d="M0.6 0H6.4" stroke="${palette.assessmentArea}" stroke-width="0.5" stroke-dasharray="1.6 0.6"/>`,
  },
  {
    key: 'residential',
    symbol: swatch(`fill="${palette.residential}" stroke="${palette.residentialLine}" stroke-width="0.15"`),
  },
  {
    key: 'education',
    symbol: swatch(`fill="${palette.education}" stroke="${palette.educationLine}" stroke-width="0.15"`),
  },
  {
    key: 'otherSensitive',
    symbol: swatch(`fill="${palette.otherSensitive}" stroke="${palette.otherSensitiveLine}" stroke-width="0.15"`),
  },
  {
    key: 'openAir',
    symbol: swatch(`fill="${palette.openAir}" stroke="${palette.openAirLine}" stroke-width="0.15"`),
  },
  {
    key: 'other',
    symbol: swatch(`fill="${palette.other}" stroke="${palette.otherLine}" stroke-width="0.15"`),
  },
  { key: 'centre', symbol: centreSymbol([3.5, 0]) },
  { key: 'satisfying', symbol: receiverSymbol([3.5, 0], 'satisfies', true) },
  { key: 'borderline', symbol: receiverSymbol([3.5, 0], 'borderline', true) },
  { key: 'exceeding', symbol: receiverSymbol([3.5, 0], 'exceeds', true) },
  { key: 'notJudged', symbol: receiverSymbol([3.5, 0], null, true) },
];

/** Shown in the legend only if the map has such buildings or receivers. */
const OCCASIONAL_ENTRIES = ['otherSensitive', 'openAir', 'notJudged'] as const satisfies readonly LegendEntry['key'][];
export type OccasionalEntry = (typeof OCCASIONAL_ENTRIES)[number];
const isOccasional = ({ key }: LegendEntry) => OCCASIONAL_ENTRIES.some((occasional) => occasional === key);

const ROW_MM = 4.3;
const TITLE_MM = 5.4;
const NOTE_MM = 3.2;
const NOTES = ['nsr', 'labels', 'level'] as const;
const endOf = (entries: readonly LegendEntry[]): number => TITLE_MM + entries.length * ROW_MM;

const LEGEND_WIDTH_MM = 49;
const heightOf = (entries: readonly LegendEntry[]): number => endOf(entries) + NOTES.length * NOTE_MM + 2.2;

/** The legend is beside the map and covers none of it. */
export const LEGEND_GAP_MM = 2;
export const LEGEND_STRIP_MM = LEGEND_GAP_MM + LEGEND_WIDTH_MM + 0.1;

/** The legend as an SVG fragment with its upper left corner at the given position. */
export function drawLegend(
  leftMm: number,
  topMm: number,
  words: MapWords = englishWords.map,
  occasional: readonly OccasionalEntry[] = [],
): string {
  const entries = ENTRIES.filter((entry) => !isOccasional(entry) || occasional.some((key) => key === entry.key));
  const rows = entries.map((entry, index) => {
    const middle = TITLE_MM + (index + 0.5) * ROW_MM;
    return `<g transform="translate(1.6 ${mm(middle)})">${entry.symbol}</g>${svgText(words.legend[entry.key], 10, middle + 0.82, { sizeMm: 2.3 })}`;
  });
  const notes = NOTES.map((note, index) =>
    svgText(words.notes[note], 2.6, endOf(entries) + 2.4 + index * NOTE_MM, {
      sizeMm: 2.1,
      fill: palette.inkSecondary,
    }),
  );
  const [width, height] = [LEGEND_WIDTH_MM, heightOf(entries)];
  const panel = `<rect width="${width}" height="${mm(height)}" rx="0.8" fill="${palette.paper}" fill-opacity="0.96" stroke="${palette.line}" stroke-width="0.2"/>`;
  const title = svgText(words.legend.title, 2.6, 4.1, { sizeMm: 2.5, weight: 600 });
  return `<g id="legend" transform="translate(${mm(leftMm)} ${mm(topMm)})">${panel}${title}${rows.join('')}${notes.join('')}</g>`;
}
