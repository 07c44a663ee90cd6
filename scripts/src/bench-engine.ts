// Measures the calculation against its yardsticks: pnpm bench:engine [--short]. Exits 1 when a bar is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, formatMachine } from './bench-engine/machine.ts';
import { measureGrowth, measureProject } from './bench-engine/measure-project.ts';
import { createReceiverSeries, createReferenceProject } from './bench-engine/reference-project.ts';
import {
  describeGrowth,
  describeMemory,
  describeProject,
  describeShort,
  describeTwin,
  formatTable,
  type Line,
} from './bench-engine/report.ts';
import { measureDailyTwin } from './bench-engine/yardsticks.ts';
import { repositoryRoot } from './stack/cluster.ts';

function measureL(isShort: boolean): Line[] {
  const project = createReferenceProject('L');
  const figures = measureProject(project, isShort ? 4 : 15, isShort ? 5 : 40);
  const twin = measureDailyTwin(project, isShort ? 100 : 20, 2);
  if (isShort) return describeShort(figures, twin);
  return [...describeProject(figures), describeTwin(twin, figures.fullSeconds)];
}

function measureXL(turns: number): Line[] {
  const figures = measureProject(createReferenceProject('XL'), turns, 20);
  return [...describeProject(figures), describeMemory(figures.memoryMegabytes)];
}

function writeDocument(machine: string, table: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  const text = `# The calculation against its yardsticks

Written by \`pnpm bench:engine\` on ${new Date().toISOString().slice(0, 10)}. L and XL are generated with fixed seeds (\`scripts/src/bench-engine\`): half of the rows with dates of their own, groups, fixed positions, both zone types, examinations, two neighbours. The whole calculation goes from the snapshot to the highest levels, their days and both verdicts of every receiver, in both runs, own and with neighbours. The bare kernel is the same sweep as sums of products over flat arrays and nothing else, with every zone of type A and every row at its zone's source; the daily twin takes a power per row and day and a logarithm per receiver and day. Kernel and calculation run turn by turn and the fastest of each counts.

${machine}

${table}
`;
  writeFileSync(join(directory, 'engine.md'), text);
}

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const machine = formatMachine(describeMachine());
console.log(`${machine}\n`);
const lines = measureL(values.short);
if (!values.short) lines.push(...measureXL(4), ...describeGrowth(measureGrowth(createReceiverSeries(), 2)));
const table = formatTable(lines);
console.log(table);
if (!values.short) writeDocument(machine, table);
process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
