import { type TestArchive, type TestEntry, zip } from '../shapes/zip-writer.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

interface TestWorkbook {
  /** XML of each sheet, or only its rows. */
  readonly sheets: readonly string[];
  readonly sharedStrings?: string;
  readonly is1904?: boolean;
  readonly contentType?: string;
  /** Parts in addition to the usual ones, or replacing them. */
  readonly others?: readonly TestEntry[];
  /** Spelling of part names in the archive. */
  readonly spell?: (name: string) => string;
  readonly archive?: TestArchive;
}

export const columns = ['Zone', 'Construction Work', 'Activity', 'Start Date', 'End Date'];

/** Cells of a row as inline texts; XML is used unchanged. */
export const row = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells
    .map((cell, index) => {
      const at = `${String.fromCharCode(65 + index)}${number}`;
      return cell.startsWith('<') ? cell.replace('<c', `<c r="${at}"`) : text(at, cell);
    })
    .join('')}</row>`;

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A date in Excel's form: a number with a date format. */
export const serial = (days: number): string => `<c s="1"><v>${days}</v></c>`;

export const sheetOf = (rows: string): string =>
  rows.startsWith('<worksheet') || rows.startsWith('<?') || rows.startsWith('<!')
    ? rows
    : `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of any content, valid or not. */
export function workbook(options: TestWorkbook): Buffer {
  const { spell = (name) => name, others = [] } = options;
  const parts: TestEntry[] = [
    { name: '[Content_Types].xml', data: contentTypes(options.contentType ?? 'sheet.main+xml') },
    { name: '_rels/.rels', data: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', data: workbookXml(options) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations([
        ...options.sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    { name: 'xl/styles.xml', data: styles },
    ...(options.sharedStrings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', data: options.sharedStrings }]),
    ...options.sheets.map((rows, i) => ({ name: `xl/worksheets/sheet${i + 1}.xml`, data: sheetOf(rows) })),
  ];
  const replaced = parts.filter(({ name }) => !others.some((other) => other.name === name));
  const entries = [...replaced, ...others].map((entry) => ({ ...entry, name: spell(String(entry.name)) }));
  return zip(entries, options.archive);
}

const contentTypes = (type: string) =>
  `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}"/></Types>`;

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbookXml = ({ sheets, is1904 = false }: TestWorkbook) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="true"' : ''}/><sheets>${sheets
    .map((_, i) => `<sheet name="Sheet ${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('')}</sheets></workbook>`;

const styles = `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>`;
