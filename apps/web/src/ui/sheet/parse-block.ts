/** Rows of cells, as a spreadsheet puts them on the clipboard. */
export type Block = readonly (readonly string[])[];

/**
 * Reads tabs and line ends. A cell that begins with a quote goes on to its closing one, tabs and line ends included,
 * and two quotes in it are one. Commas separate nothing: they are part of names.
 */
export function parseBlock(text: string): Block {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  // The last line of a copied block ends too.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

interface ReadCell {
  readonly value: string;
  readonly end: number;
}

const isEnd = (sign: string | undefined): boolean =>
  sign === undefined || sign === '\t' || sign === '\n' || sign === '\r';

function readPlain(text: string, from: number): ReadCell {
  let end = from;
  while (!isEnd(text[end])) end += 1;
  return { value: text.slice(from, end), end };
}

/** What begins with a quote and never closes it is an inch sign or the like: plain text. */
function readQuoted(text: string, from: number): ReadCell {
  let value = '';
  let at = from + 1;
  while (at < text.length) {
    if (text[at] !== '"') {
      value += text[at];
      at += 1;
    } else if (text[at + 1] === '"') {
      value += '"';
      at += 2;
    } else return isEnd(text[at + 1]) ? { value, end: at + 1 } : readPlain(text, from);
  }
  return readPlain(text, from);
}

/** The same the other way round. */
export function writeBlock(block: Block): string {
  return block.map((row) => row.map(quoteCell).join('\t')).join('\n');
}

const quoteCell = (text: string): string => (/[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
