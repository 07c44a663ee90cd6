export const verdicts = ['met', 'not applicable', 'partly', 'not met'] as const;
export type Verdict = (typeof verdicts)[number];

/** test: a title in the file. setting, document: a text in the file. reason: the note explains it. */
const kinds = ['test', 'setting', 'document', 'reason'] as const;

export interface Row {
  readonly line: number;
  readonly id: string;
  readonly level: number;
  readonly topic: string;
  readonly verdict: Verdict;
  readonly kind: (typeof kinds)[number];
  readonly file: string;
  readonly text: string;
  readonly note: string;
}

export const HEADER = 'id\tlevel\ttopic\tverdict\tevidence\tfile\ttext\tnote';
const COLUMNS = HEADER.split('\t').length;

class RowFault extends Error {}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T => list.includes(text as T);

function parseRow(text: string, line: number): Row {
  const cells = text.split('\t');
  const fail = (why: string) => new RowFault(`line ${line}: ${why}`);
  if (cells.length !== COLUMNS) throw fail(`${cells.length} columns, not ${COLUMNS}`);
  if (cells.some((cell) => cell !== cell.trim())) throw fail('a cell begins or ends with a blank');
  const [id = '', level = '', topic = '', verdict = '', kind = '', file = '', evidence = '', note = ''] = cells;
  if (!isOneOf(verdicts, verdict)) throw fail(`'${verdict}' is no verdict`);
  if (!isOneOf(kinds, kind)) throw fail(`'${kind}' is no kind of evidence`);
  if (topic === '') throw fail('no topic');
  if (kind === 'reason' ? file !== '' || evidence !== '' : file === '' || evidence === '')
    throw fail(`evidence of kind ${kind} ${kind === 'reason' ? 'has no' : 'needs'} file and text`);
  if (note === '' && (kind === 'reason' || verdict !== 'met')) throw fail('no note that says why');
  return { line, id, level: Number(level), topic, verdict, kind, file, text: evidence, note };
}

export function parseTable(content: string): { readonly rows: readonly Row[]; readonly problems: readonly string[] } {
  const [header, ...lines] = content.trimEnd().split('\n');
  const problems = header === HEADER ? [] : [`line 1: the header is not '${HEADER.replaceAll('\t', ' ')}'`];
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      rows.push(parseRow(line, index + 2));
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      problems.push(error.message);
    }
  }
  return { rows, problems };
}
