import type { ProgrammeFormat } from '../../../../packages/contracts/src/index.ts';
import { SCHEDULE_COLUMNS } from '../../../../packages/domain/src/index.ts';
import {
  buildSampleProgramme,
  listTableRows,
  writeMsProject,
  writeXer,
} from '../../../../packages/fixtures/src/index.ts';

export const ZONE_NAMES = ['Zone 1', 'Pier West', '東區'];

/** A file before mutation; its structure depends on the format. */
export type Table = readonly (readonly string[])[];
interface Seeds {
  readonly csv: readonly Table[];
  readonly xer: readonly Table[];
  readonly msproject: readonly string[];
  readonly xlsx: readonly ReadonlyMap<string, string>[];
}

const programme = (activityCount: number, seed: number) =>
  buildSampleProgramme({ zoneNames: ZONE_NAMES, activityCount, seed });
const programmes = [programme(2, 1), programme(4, 2), programme(7, 3)];
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Small valid files of several shapes for each format. */
export const createSeeds = (): Seeds => ({
  csv: programmes.flatMap((each) => {
    const rows = [SCHEDULE_COLUMNS, ...listTableRows(each)];
    const reversed = rows.map((row) => [...row].reverse());
    const annotated = [['Programme of works'], [], ...rows.map((row, i) => [`${i}`, ...row, 'a note'])];
    const undated = rows.map((row, i) => (i % 2 === 1 ? [...row.slice(0, 3), '', ''] : row));
    return [rows, reversed, annotated, undated];
  }),
  xer: programmes.flatMap((each) => {
    const lines = writeXer(each).trimEnd().split('\r\n');
    const cells = lines.map((line) => line.split('\t'));
    return [cells, withMoreTables(cells), cells.map((row) => row.map((cell) => cell.replace('TT_Task', 'TT_Rsrc')))];
  }),
  msproject: programmes.flatMap((each) => {
    const xml = writeMsProject(each);
    return [xml, withMoreElements(xml), xml.replaceAll('T17:00:00', 'T00:00:00'), xml.replaceAll('><', '>\n  <')];
  }),
  xlsx: programmes.flatMap((each) => {
    const rows = listTableRows(each);
    return [
      workbook([inline(rows)]),
      workbook([shared(rows)], rows),
      workbook([[[textCell('Zones')]], dated(rows)], [], true),
    ];
  }),
});

const withMoreTables = (cells: Table): Table => [
  ...cells.slice(0, -1),
  ['%T', 'TASKPRED'],
  ['%F', 'task_pred_id', 'task_id'],
  ['%R', '1', '1000'],
  ['%E'],
];

const withMoreElements = (xml: string): string =>
  xml
    .replaceAll('</UID>', '</UID><Baseline><Start>2027-01-01T08:00:00</Start></Baseline><Notes>a &amp; b</Notes>')
    .replace('</Tasks>', '</Tasks><Resources><Resource><UID>1</UID><Name>Crew</Name></Resource></Resources>');

/** The inside of a cell element, with its attributes. */
type Cell = string;
const textCell = (text: string): Cell => ` t="inlineStr"><is><t>${escapeText(text)}</t></is>`;
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const inline = (rows: Table): Cell[][] => [SCHEDULE_COLUMNS, ...rows].map((row) => row.map(textCell));
const shared = (rows: Table): Cell[][] =>
  [SCHEDULE_COLUMNS, ...rows].map((row, r) => row.map((_, c) => ` t="s"><v>${r * 5 + c}</v>`));
const dated = (rows: Table): Cell[][] => [
  SCHEDULE_COLUMNS.map(textCell),
  ...rows.map((row, r) => row.map((text, c) => (c < 3 ? textCell(text) : ` s="1"><v>${46_000 + r * 9 + c}</v>`))),
];

/** The parts of a workbook by name. */
function workbook(sheets: readonly Cell[][][], texts: Table = [], is1904 = false): ReadonlyMap<string, string> {
  const names = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`);
  const relations = [...names.map((name) => ['worksheet', name]), ['styles', 'styles.xml'], ['sharedStrings', 's.xml']];
  const parts: [string, string][] = [
    ['[Content_Types].xml', `${HEAD}<Types><Default Extension="xml" ContentType="application/xml"/></Types>`],
    ['_rels/.rels', `${HEAD}<Relationships>${relation(['officeDocument', 'xl/workbook.xml'], 0)}</Relationships>`],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names.map((_, i) => `<sheet name="S${i}" sheetId="${i + 1}" r:id="rId${i}"/>`).join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', `${HEAD}<Relationships>${relations.map(relation).join('')}</Relationships>`],
    ['xl/styles.xml', `${HEAD}<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`],
    ['xl/s.xml', `${HEAD}<sst>${sharedTexts(texts)}</sst>`],
    ...names.map((name, i): [string, string] => [`xl/${name}`, `${HEAD}${sheetXml(sheets[i] ?? [])}`]),
  ];
  return new Map(parts);
}

const relation = ([type = '', target = '']: readonly string[], i: number) =>
  `<Relationship Id="rId${i}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

const sharedTexts = (rows: Table) =>
  [SCHEDULE_COLUMNS, ...rows].flatMap((row) => row.map((text) => `<si><t>${escapeText(text)}</t></si>`)).join('');

const sheetXml = (rows: readonly Cell[][]) =>
  `<worksheet><sheetData>${rows
    .map(
      (row, r) => `<row r="${r + 1}">${row.map((cell, c) => `<c r="${'ABCDE'[c]}${r + 1}"${cell}</c>`).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

export const FILE_NAMES: Readonly<Record<ProgrammeFormat, string>> = {
  csv: 'programme.csv',
  xer: 'programme.xer',
  msproject: 'programme.xml',
  xlsx: 'programme.xlsx',
};
