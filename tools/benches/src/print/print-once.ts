// Prints one document in a separate process, so that its memory can be measured:
// print-once.ts <ours|bare|usual> <L|XL> <receivers> <b|c> <file>
import { writeFileSync } from 'node:fs';
import { createPrinter } from '../../../../apps/server/src/printing/printer.ts';
import { type AppendixKind, buildAppendix } from '../../../../packages/documents/src/index.ts';
import { listDescendants, readMegabytes } from '../../../kit/src/measure/process-memory.ts';
import { createLargePlan } from '../../../kit/src/reference-project/large-plan.ts';
import type { ReferenceName } from '../../../kit/src/reference-project/reference-project.ts';
import { writeBare } from './bare-writer.ts';

export interface PrintFigures {
  readonly seconds: number;
  readonly megabytes: number;
  /** Combined peak of this process, including the calculation, and of the typesetting process. */
  readonly peakMegabytes: number;
  /** Before the document was started. */
  readonly baseMegabytes: number;
  readonly cells: number;
}

const WATCH_MS = 250;
const [writer, name, receivers, kind, file] = process.argv.slice(2) as [
  string,
  ReferenceName,
  string,
  AppendixKind,
  string,
];
const { source, records, map } = createLargePlan(name, Number(receivers));
// The product limits the receivers with calculations to a page count; here all are printed, for a long document.
const maxDetailRows = writer === 'usual' ? undefined : Number.POSITIVE_INFINITY;
const appendix = buildAppendix(kind, source, records, map, 'en', maxDetailRows);
const printer = createPrinter();
const baseMegabytes = readMegabytes(process.pid, 'VmHWM');
const readPeak = () =>
  [process.pid, ...listDescendants(process.pid)].reduce((sum, pid) => sum + readMegabytes(pid, 'VmHWM'), 0);
let peakMegabytes = baseMegabytes;
const watch = setInterval(() => {
  peakMegabytes = Math.max(peakMegabytes, readPeak());
}, WATCH_MS);
const startedAt = performance.now();
const pdf = writer === 'bare' ? await writeBare(appendix.model) : await printer.printAppendix(appendix);
const seconds = (performance.now() - startedAt) / 1000;
peakMegabytes = Math.max(peakMegabytes, readPeak());
clearInterval(watch);
await printer.close();
writeFileSync(file, pdf);
const cells = appendix.model.sections
  .flatMap((section) => (section.kind === 'table' ? section.parts : []))
  .flatMap(({ rows }) => rows)
  .reduce((sum, row) => sum + ('head' in row ? 1 : 'cells' in row ? row.cells.length : row.length), 0);
const figures: PrintFigures = { seconds, megabytes: pdf.length / 1e6, peakMegabytes, baseMegabytes, cells };
console.log(JSON.stringify(figures));
