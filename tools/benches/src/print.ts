// Measures the printing of long appendices: pnpm bench:print [--short]. Exits 1 when a target is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, type ReportLine, readIsShort } from '../../kit/src/measure/report.ts';
import { measureAlone, measureAppendix, type Size } from './print/measure-print.ts';
import { describeUsual, judgeMemory, judgePages, judgePrint } from './print/report.ts';

const FULL: Size = { name: 'L', receivers: 50 };
const LARGEST: Size = { name: 'XL', receivers: 50 };
const SHORT: Size = { name: 'M', receivers: 3 };
const SHORT_PAGES = 18;
const TURNS = 3;
const MAX_TIMES_BARE = 4;
/** The largest project must not exhaust the machine's memory; includes its calculation. */
const MAX_MEGABYTES = 2500;
/** One turn of each under other load, which can slow either of them. */
const SHORT_TIMES_BARE = 8;

async function measureShort(folder: string): Promise<ReportLine[]> {
  const figures = await measureAppendix(SHORT, 'B', 1, folder);
  for (const missing of figures.check.missing.slice(0, 5)) console.error(missing);
  return [...judgePrint(SHORT, figures, SHORT_TIMES_BARE), judgePages('B', figures.pages, SHORT_PAGES)];
}

async function measureFull(folder: string): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  for (const letter of ['B', 'C'] as const) {
    const figures = await measureAppendix(FULL, letter, TURNS, folder);
    for (const missing of figures.check.missing.slice(0, 5)) console.error(missing);
    lines.push(...judgePrint(FULL, figures, MAX_TIMES_BARE));
    lines.push(describeUsual(FULL, letter, await measureAlone(FULL, letter, folder, 'usual')));
    console.error(`Appendix ${letter} of L measured`);
  }
  const alone = await measureAlone(LARGEST, 'B', folder);
  return [...lines, judgeMemory(LARGEST, 'B', { ...alone, mostMegabytes: MAX_MEGABYTES })];
}

const isShort = readIsShort();
const [load = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'quietsite-bench-print-'));
try {
  const lines = isShort ? await measureShort(folder) : await measureFull(folder);
  publish(lines, isShort, {
    path: 'docs/benchmarks/print.md',
    command: 'bench:print',
    title: 'Printing long appendices',
    about: `The reference projects L and XL (\`tools/kit/src/reference-project\`) with their first 50 receivers selected and two approved neighbours. Appendices B and C hold every activity and every combination at every receiver, where the product prints those of as many receivers as 120 pages of both hold; what it prints is timed beside. 'Printed' is the product: from the words of the appendix to the packed file, tagged by PDF/UA-1, with bookmarks and repeating heads, measured and wrapped. The bare writer is pdfkit, fed the same cells at the same places with the same typeface: no tags, no bookmarks, nothing measured. Each document is made in a process of its own, ours and the bare one turn by turn, and the fastest of ${TURNS} counts; of XL one. Long sections are made in pieces and joined, so that memory does not grow with the document. Peak memory is that of both processes, the one with the calculation and the one that sets the pages, each at its highest. The figures of the records are looked for in the text that pdftotext reads, line by line and cell by cell. Load of the machine at the start: ${load.toFixed(1)}.`,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
