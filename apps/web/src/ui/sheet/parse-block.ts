/** Rows of cells, as a spreadsheet copies them to the clipboard. */
export type Block = readonly (readonly string[])[];

/**
 * Splits at tabs and line ends. A cell that begins with a quote extends to its closing quote, including tabs and line
 * ends; two quotes in it are one. Commas are not separators: they are part of names.
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
  // The last line of a copied block also ends with a line break.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

interface ReadCell {
  readonly value: string;
  readonly end: number;
}

const isEnd = (character: string | undefined): boolean =>
  character === undefined || character === '\t' || character === '\n' || character === '\r';

function readPlain(text: string, from: number): ReadCell {
  let end = from;
  while (!isEnd(text[end])) end += 1;
  return { value: text.slice(from, end), end };
}

/** An opening quote without a closing one is an inch sign or the like: plain text. */
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

/** The inverse of parseBlock. */
export function writeBlock(block: Block): string {
  return block.map((row) => row.map(quoteCell).join('\t')).join('\n');
}

const quoteCell = (text: string): string => (/[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
