import type writeExcelFile from 'write-excel-file/node';
import {
  findElement,
  getMarkupInsideElement,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeAttributeValue,
} from 'write-excel-file/utility';

const DATE_FORMAT = { numFmtId: 200, formatCode: 'yyyy-mm-dd' } as const;
/** Index of the date style. It follows the two styles of the library: the default, and the one of the header. */
const DATE_STYLE = 2;
const FIRST_DATE_COLUMN = 3;
/** 2000-01-01 as a spreadsheet day number. */
const EARLIEST_DAY = 36_526;

interface Lengths {
  readonly zones: number;
  readonly works: number;
  readonly lastRow: number;
}

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** Adds entry rules to the first sheet and hides the second, which contains the choices. */
export function createEntryRules(lengths: Lengths): Feature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transformElementAttributes: (tag, attributes, index, _, { sheetIndex }) =>
            sheetIndex === 0 && tag === 'col' && (index ?? 0) >= FIRST_DATE_COLUMN
              ? { ...attributes, style: DATE_STYLE }
              : attributes,
          transform: (xml, _, { sheetIndex }) => (sheetIndex === 0 ? addRules(freezeHeader(xml), lengths) : xml),
        },
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes, index) =>
            tag === 'sheet' && index === 1 ? { ...attributes, state: 'hidden' } : attributes,
        },
        'xl/styles.xml': { transform: addDateStyle },
      },
    },
  };
}

/** Freezes only the header row. The library would write a pane beside it as well. */
const freezeHeader = (xml: string): string =>
  xml.replace(/<pane [^>]*>/, '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');

/** Zones must be those of the project, works are only suggestions, and nothing may end before it starts. */
function addRules(xml: string, { zones, works, lastRow }: Lengths): string {
  const rules = [
    ...(zones > 0
      ? [listRule(`A2:A${lastRow}`, `Lists!$A$1:$A$${zones}`, 'Please choose a zone of the project.')]
      : []),
    ...(works > 0 ? [listRule(`B2:B${lastRow}`, `Lists!$B$1:$B$${works}`, null)] : []),
    dayRule(`D2:D${lastRow}`, String(EARLIEST_DAY), 'Please enter a date as yyyy-mm-dd.'),
    dayRule(
      `E2:E${lastRow}`,
      `MAX(${EARLIEST_DAY},D2)`,
      'Please enter a date as yyyy-mm-dd, not before the start date.',
    ),
  ];
  const markup = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
}

const listRule = (cells: string, range: string, error: string | null): string =>
  `<dataValidation type="list" allowBlank="1" ${describeError(error)} sqref="${cells}"><formula1>${range}</formula1></dataValidation>`;

const dayRule = (cells: string, earliest: string, error: string): string =>
  `<dataValidation type="date" operator="greaterThanOrEqual" allowBlank="1" ${describeError(error)} sqref="${cells}"><formula1>${earliest}</formula1></dataValidation>`;

const describeError = (error: string | null): string =>
  error === null ? 'showErrorMessage="0"' : `showErrorMessage="1" error="${sanitizeAttributeValue(error)}"`;

/** Shows a day that is typed into an empty cell in the format that the import reads (LIMIT-01). */
function addDateStyle(xml: string): string {
  const order = getOrderOfSiblings('xl/styles.xml', 'styleSheet') ?? [];
  const formats = `<numFmts count="1">${getSelfClosingTagMarkup('numFmt', DATE_FORMAT)}</numFmts>`;
  const withFormat = insertElementMarkupAccordingToOrderOfSiblings(xml, formats, order, 'styleSheet');
  const styles = findElement(withFormat, 'cellXfs');
  if (Number(styles?.openingTagAttributes.count) !== DATE_STYLE || !styles) throw new Error('unexpected styles');
  const style = getSelfClosingTagMarkup('xf', { numFmtId: DATE_FORMAT.numFmtId, applyNumberFormat: 1 });
  const markup = `${getMarkupInsideElement(withFormat, styles)}${style}`;
  return replaceElement(withFormat, styles, `<cellXfs count="${DATE_STYLE + 1}">${markup}</cellXfs>`);
}
