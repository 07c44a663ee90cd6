import { createPdfReader, type PdfReader } from '../../../../apps/server/src/printing/testing/pdf-reader.ts';
import type { ProjectDocument } from '../../../../packages/contracts/src/index.ts';
import type { Api } from '../../../kit/src/stack/caller.ts';
import { waitFor } from '../../../kit/src/stack/wait.ts';
import type { SurfaceReading } from './compare.ts';
import type { Run, Verdicts, VerdictWord } from './expected.ts';
import { type Download, toWord } from './read-tables.ts';
import { readConclusion, readOthers } from './read-words.ts';

/** Documents are queued, on a machine that renders screens at the same time. */
const MAX_PRINT_MS = 600_000;

/** The text of the printed files, extracted by another program. */
export async function readDocuments(api: Api, projectId: number, download: Download): Promise<SurfaceReading[]> {
  const reader = await createPdfReader();
  try {
    const [report, b, c, summary] = await Promise.all(
      (['report', 'appendix-b', 'appendix-c', 'summary'] as const).map(async (kind) =>
        readText(reader, await print(api, projectId, kind, download)),
      ),
    );
    return [
      ...readReport(report ?? ''),
      readAppendix('B', b ?? '', 'unmitigated'),
      readAppendix('C', c ?? '', 'mitigated'),
      ...readSummary(summary ?? ''),
    ];
  } finally {
    await reader.close();
  }
}

async function print(
  { request }: Api,
  projectId: number,
  kind: ProjectDocument['kind'],
  download: Download,
): Promise<Buffer> {
  const { id } = await request<ProjectDocument>('POST', `/api/projects/${projectId}/documents`, { kind });
  const what = `${kind} of project ${projectId}`;
  const isPrinted = async () => {
    const { status } = await request<ProjectDocument>('GET', `/api/documents/${id}`);
    if (status === 'failed') throw new Error(`${what} was not printed`);
    return status === 'done';
  };
  await waitFor(what, isPrinted, { limitMs: MAX_PRINT_MS, everyMs: 500 });
  return Buffer.from(await download(`/api/documents/${id}/file`));
}

const readText = (reader: PdfReader, pdf: Buffer): Promise<string> => reader.read(pdf, 'pdftotext', '-layout');

/** 'Exceeding the criterion' with its number, and the others below it. */
function readFigures(surface: string, text: string): SurfaceReading {
  const exceeds = /(\d+)\s+of \d+/.exec(text)?.[1];
  return { surface, run: 'mitigated', counts: { exceeds: Number(exceeds), ...readOthers(text) } };
}

/** Levels, then the verdict. */
const REPORT_ROW = /^\s*(N\d+)\s+Building \d+\s+(?:[-\d.]+\s+){3,4}(?:.*?(Satisfies|Borderline|Exceeds))?/;

/** A row states its verdict; one that is left out says so below. */
function readReport(text: string): SurfaceReading[] {
  const verdicts = new Map<string, VerdictWord | null>();
  let label = '';
  for (const line of text.split('\n')) {
    const row = REPORT_ROW.exec(line);
    if (row) label = row[1] ?? '';
    if (row?.[2]) verdicts.set(label, toWord(row[2]));
    if (label !== '' && line.includes('Inside a works zone')) verdicts.set(label, null);
  }
  return [
    { surface: 'report.pdf', run: 'mitigated', verdicts, counts: readConclusion(text) },
    readFigures('figures of report.pdf', text),
  ];
}

/** Appendices B-3 and C-3, wide and compact. */
function readAppendix(letter: 'B' | 'C', text: string, run: Run): SurfaceReading {
  const pages = text.split('\f').filter((page) => page.includes(`Appendix ${letter}-3`));
  const verdicts = new Map<string, VerdictWord | null>();
  for (const line of pages.join('\n').split('\n')) {
    // The row of a left-out receiver has no room for the text and no other content.
    const leftOut = /\b(N\d+)\s+Building \d+\s+[\d.]+\s+-\s+-\s+-\s*$/.exec(line)?.[1];
    if (leftOut) verdicts.set(leftOut, null);
    for (const [, label = '', words = ''] of line.matchAll(
      /\b(N\d+)\s+Building \d+\s.*?(Satisfies|Borderline|Exceeds|Left out)/g,
    ))
      verdicts.set(label, toWord(words));
  }
  const fact = (word: string) => Number(new RegExp(`${word}, ${run}\\s+(\\d+) of`).exec(text)?.[1]);
  return {
    ...{ surface: `appendix ${letter}.pdf`, run, verdicts },
    counts: { exceeds: fact('Exceeding'), borderline: fact('Borderline'), satisfies: fact('Satisfying') },
  };
}

function readSummary(text: string): SurfaceReading[] {
  const verdicts: Verdicts = new Map(
    text.split('\n').flatMap((line): [string, VerdictWord | null][] => {
      const row = /\b(N\d+)\s+Building \d+.*?(Satisfies|Borderline|Exceeds)/.exec(line);
      return row ? [[row[1] ?? '', toWord(row[2] ?? '')]] : [];
    }),
  );
  return [
    { surface: 'summary.pdf', run: 'mitigated', verdicts, isPart: true, counts: readConclusion(text) },
    readFigures('figures of summary.pdf', text),
  ];
}
