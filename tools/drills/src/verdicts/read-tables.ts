import { readCsv } from '../../../../apps/server/src/integrations/csv/read-csv.ts';
import { openWorkbookParts } from '../../../../apps/server/src/integrations/programme-file/workbook-parts.ts';
import { listWorkbookSheets } from '../../../../apps/server/src/integrations/programme-file/workbook-sheets.ts';
import type { SurfaceReading } from './compare.ts';
import type { Verdicts, VerdictWord } from './expected.ts';

type Lines = readonly (readonly string[])[];
type Format = 'csv' | 'xlsx';
export type Download = (path: string) => Promise<Uint8Array>;

/** The tables of the plan that contain verdicts, as a spreadsheet opens them. */
export async function readTables(
  download: Download,
  projectId: number,
  formats: readonly Format[],
): Promise<SurfaceReading[]> {
  const readings: SurfaceReading[] = [];
  for (const format of formats) {
    const table = async (name: string) =>
      readLines(format, await download(`/api/projects/${projectId}/tables/${name}?format=${format}`));
    const compliance = await table('compliance');
    readings.push({ surface: `compliance.${format}`, run: 'mitigated', verdicts: readColumn(compliance, 'Verdict') });
    const summary = await table('summary');
    for (const [run, head] of [
      ['unmitigated', 'Unmitigated: verdict'],
      ['mitigated', 'Mitigated: verdict'],
    ] as const)
      readings.push({ surface: `summary.${format}`, run, verdicts: readColumn(summary, head) });
    for (const run of ['unmitigated', 'mitigated'] as const)
      readings.push({
        ...{ surface: `monthly.${format}`, run, isPart: true },
        verdicts: readMonths(await table(`monthly-${run}`)),
      });
  }
  return readings;
}

async function readLines(format: Format, bytes: Uint8Array): Promise<Lines> {
  if (format === 'xlsx') return readWorkbook(bytes);
  const reading = readCsv(bytes);
  if ('refusal' in reading) throw new Error(`a table is refused: ${reading.refusal}`);
  return reading.lines;
}

async function readWorkbook(bytes: Uint8Array): Promise<Lines> {
  const parts = await openWorkbookParts(bytes);
  const { sheets, sharedStrings } = listWorkbookSheets(parts);
  const texts = listMatches(sharedStrings === undefined ? '' : (parts.read(sharedStrings) ?? ''), /<si>(.*?)<\/si>/gs);
  return listMatches(parts.read(sheets[0] ?? '') ?? '', /<row[^>]*>(.*?)<\/row>/gs).map((row) => {
    const cells: string[] = [];
    for (const [, column = '', attributes = '', content = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    ))
      cells[indexOfColumn(column)] = /t="s"/.test(attributes)
        ? plain(texts[Number(plain(content))] ?? '')
        : plain(content);
    return Array.from(cells, (cell) => cell ?? '');
  });
}

const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, body = '']) => body);
const plain = (xml: string): string => xml.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
const indexOfColumn = (column: string): number =>
  [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The wording of the documents; a dated criterion may follow. */
export function toWord(text: string): VerdictWord | null {
  if (/^Left out/.test(text)) return null;
  const word = /^(Satisfies|Borderline|Exceeds)/.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) throw new Error(`'${text}' is no verdict`);
  return word as VerdictWord;
}

function readColumn([heads = [], ...rows]: Lines, head: string): Verdicts {
  const [name, verdict] = [findColumn(heads, 'NSR'), findColumn(heads, head)];
  return new Map(rows.map((row) => [row[name] ?? '', toWord(row[verdict] ?? '')]));
}

/** The worst of the monthly verdicts gives the same result. Receivers that are left out have no months. */
function readMonths([heads = [], ...rows]: Lines): Verdicts {
  const [name, exceeding, borderline, december] = ['NSR', 'Months exceeding', 'Months borderline', 'Dec'].map((head) =>
    findColumn(heads, head),
  ) as [number, number, number, number];
  const verdicts = new Map<string, VerdictWord>();
  for (const row of rows) {
    const hasNoLevels = row.slice(december - 11, december + 1).every((level) => level === '');
    if (hasNoLevels) continue;
    const word = row[exceeding] ? 'exceeds' : row[borderline] ? 'borderline' : 'satisfies';
    const known = verdicts.get(row[name] ?? '');
    if (known !== 'exceeds' && !(known === 'borderline' && word === 'satisfies')) verdicts.set(row[name] ?? '', word);
  }
  return verdicts;
}

function findColumn(heads: readonly string[], head: string): number {
  const place = heads.indexOf(head);
  if (place < 0) throw new Error(`there is no column ${head} in ${heads.join(', ')}`);
  return place;
}
