import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { GoldenEntry, GoldenReport } from './golden-report.ts';
import { listPublishedSheets, type PublishedFigure, type PublishedSheet } from './published-figures.ts';
import { countTerms, type Totals } from './totals.ts';

const FOLDERS = '../packages/fixtures/data/golden';
const RANDOM_HEADING = '## Random cases';
const RANDOM_ROW = '| random cases';

const count = (value: number) => value.toLocaleString('en-GB');

export function renderPage(golden: GoldenReport, random: Totals): string {
  return [
    '# Validation',
    'What the calculation of [method.md](method.md) was compared with, and the deviations found. The page is written by `pnpm validation`, which fails on any difference and then does not change the page. `pnpm validation --check` repeats everything except the random cases and fails if the page is out of date or reports fewer random cases.',
    `Engine version ${ENGINE_VERSION}. No verdict, day, key or count differs; levels and lengths differ by less than the bounds below.`,
    renderSummary(golden, random),
    'Levels are levels and sound powers in dB(A), lengths are distances, heights and coordinates in metres. A case of the oracle is compared in every term of its result: sources, levels, combinations, months, dated criteria, verdicts, durations, floors and barriers, listed sound powers, compulsory receivers.',
    '## Golden cases',
    'Worked out from the text of the method, or taken from published sheets, each in a folder with input, expected values and their derivation. Vectors (G) test single rules and are given to six decimals; cases (C) are whole projects, given to at most twelve decimals. G17 measures lengths on the WGS 84 ellipsoid, the product on the grid.',
    renderGoldenTable(golden.entries),
    '## Published figures',
    'Calculation sheets of environmental impact assessments, reproduced by the method and rounded as in print.',
    ...listPublishedSheets(golden.entries.map(({ folder }) => folder)).map(renderSheet),
    RANDOM_HEADING,
    renderRandom(random),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The page without the random cases. */
export function stripRandomPart(page: string): string {
  const [before = ''] = page.split(RANDOM_HEADING);
  return before
    .split('\n')
    .filter((line) => !line.startsWith(RANDOM_ROW))
    .join('\n');
}

function renderSummary({ expected, byOracle }: GoldenReport, random: Totals): string {
  const line = (name: string, { cases, receivers, counts, largestDecibels, largestMetres }: Totals) => [
    name,
    count(cases),
    count(receivers),
    count(counts.levels),
    count(counts.lengths),
    count(counts.verdicts),
    count(counts.others),
    describeBound(largestDecibels),
    describeBound(largestMetres),
  ];
  return renderTable(
    ['compared', 'cases', 'receivers', 'levels', 'lengths', 'verdicts', 'days, keys, counts', 'dB', 'm'],
    [
      line('golden cases, expected values', expected),
      line('golden cases (C), oracle', byOracle),
      line(`${RANDOM_ROW.slice(2)}, oracle`, random),
    ],
  );
}

function renderGoldenTable(entries: readonly GoldenEntry[]): string {
  return renderTable(
    ['case', 'title', 'clauses', 'values', 'dB', 'm'],
    entries.map(({ folder: { id, name, title, clauses }, comparison: { counts, largestDecibels, largestMetres } }) => [
      `[${id}](${FOLDERS}/${name}/)`,
      title,
      clauses.join(', '),
      count(countTerms(counts)),
      counts.levels > 0 ? describeBound(largestDecibels) : '-',
      counts.lengths > 0 ? describeBound(largestMetres) : '-',
    ]),
  );
}

function renderSheet({ folder: { id, name, title, note }, figures }: PublishedSheet): string {
  const source = note
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('Basis: '))
    .join('\n\n')
    .replace(/https?:\/\/\S+/g, '<$&>');
  const line = ({ name: figure, published, calculated, decimals }: PublishedFigure) => [
    figure,
    published.toFixed(decimals),
    calculated.toFixed(decimals),
    calculated.toFixed(6),
  ];
  return [
    `### [${id}](${FOLDERS}/${name}/) ${title}`,
    source,
    renderTable(['figure', 'published', 'calculated', 'unrounded'], figures.map(line)),
  ].join('\n\n');
}

function renderRandom({ cases, receivers, counts, largestDecibels, largestMetres }: Totals): string {
  return `${count(cases)} small projects with ${count(receivers)} receivers (seeds 0 to ${count(cases - 1)}), designed to cover the edge cases of the method: symmetrical zones, holes and concave outlines, several type B zones, groups with fixed rows, levels on exact halves, crossing dates, dated criteria, neighbours in several versions. Each was calculated by the engine and by the oracle, a second implementation based only on the text: a plain loop over the days in decimals of forty digits. ${count(counts.levels)} levels and ${count(counts.verdicts)} verdicts were compared. The largest deviation is ${describeBound(largestDecibels)} dB and ${describeBound(largestMetres)} m; nothing else differs.`;
}

function renderTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}

/** Smaller deviations are rounding errors of the machine and of the written numbers, so they are not distinguished. */
const MIN_EXPONENT = -11;

/** The power of ten that a deviation stays below, so that changes in the last bits do not change the page. */
export function describeBound(deviation: number): string {
  if (!Number.isFinite(deviation)) return 'no bound';
  let exponent = MIN_EXPONENT;
  while (deviation >= Number(`1e${exponent}`)) exponent++;
  return `< 1e${exponent}`;
}
