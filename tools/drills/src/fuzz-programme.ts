// Feeds mutated programme files to the reader and looks for any that it mishandles:
// pnpm fuzz:programme [--short] [--seed n] [--minutes n]. With --minutes each format stops after its share of them.
// The full run writes docs/benchmarks/fuzz-programme.md. Exits 1 if a file breaks a rule.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { ProgrammeFormat } from '../../../packages/contracts/src/index.ts';
import { writePage } from '../../kit/src/measure/report.ts';
import type { FuzzResult } from './fuzz-programme/outcome.ts';
import { formatReasons, formatTable, isPassed } from './fuzz-programme/report.ts';
import { runFormat } from './fuzz-programme/run-format.ts';

const FULL: readonly [ProgrammeFormat, number][] = [
  ['csv', 1_000_000],
  ['xer', 1_000_000],
  ['msproject', 1_000_000],
  ['xlsx', 100_000],
];
/** Share of the full run. */
const SHORT_SHARE = 1 / 1000;

function writeDocument(results: readonly FuzzResult[], seed: number): void {
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const page = {
    path: 'docs/benchmarks/fuzz-programme.md',
    command: 'fuzz:programme',
    title: 'Programme files, changed at random',
    about: `Valid small files of each format in several shapes are changed one to four times each (\`tools/drills/src/fuzz-programme\`): cells, rows and columns of tables, fields and rows of XER, texts, attributes and elements of XML; workbooks are packed again with the right sizes and checksums. Some have their bytes changed as well. For each file the reader must either take it, list its problems or refuse it for a reason of the list, and never fail otherwise; a file with problems gives no activity; every activity has a name that can be stored, days that exist and no end before its start; no two have the same source; no file may take 2 s. At least half of the files must get past their container, so that what is tried is the reading and not the refusal. The whole run has 1,000,000 files of each text format and 100,000 workbooks; with \`--minutes\` it stops earlier, and the table says where. This run had seed ${seed} and took ${minutes.toFixed(0)} minutes on a machine that had other work.`,
    remarks: "'Slowest' is the time of the processor for one file, the collection of garbage included.",
  };
  writePage(page, `${formatTable(results)}\n\n${formatReasons(results)}`);
}

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1440' },
  },
});
const seed = Number(values.seed);
/** Starting a thread costs as much as hundreds of files. */
const threads = values.short ? 1 : availableParallelism();
const results: FuzzResult[] = [];
/** By the cost of a file of each format. */
const shares: Readonly<Record<ProgrammeFormat, number>> = { csv: 0.2, xer: 0.2, msproject: 0.45, xlsx: 0.15 };
for (const [format, mutants] of FULL) {
  const count = values.short ? mutants * SHORT_SHARE : mutants;
  const deadline = Date.now() + Number(values.minutes) * 60_000 * shares[format];
  results.push(await runFormat(format, count, { seed, threads, deadline }));
  console.log(`${formatTable(results.slice(-1))}\n`);
}
console.log(`${formatTable(results)}\n\n${formatReasons(results)}`);
for (const { format, index, message } of results.flatMap(({ failures }) => failures))
  console.error(`${format} ${index} (seed ${seed}): ${message}`);
if (!values.short && results.every(isPassed)) writeDocument(results, seed);
process.exit(results.every(isPassed) ? 0 : 1);
