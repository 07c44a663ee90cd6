// Measures the calculation against its yardsticks: pnpm bench:engine [--short]. Exits 1 when a target is missed.
import { publish, type ReportLine, readIsShort } from '../../kit/src/measure/report.ts';
import { createReceiverSeries, createReferenceProject } from '../../kit/src/reference-project/reference-project.ts';
import { measureGrowth, measureProject } from './engine/measure-project.ts';
import { describeGrowth, describeMemory, describeProject, describeShort, describeTwin } from './engine/report.ts';
import { measureDailyTwin } from './engine/yardsticks.ts';

function measureL(isShort: boolean): ReportLine[] {
  const project = createReferenceProject('L');
  const figures = measureProject(project, isShort ? 2 : 15, isShort ? 2 : 40);
  const twin = measureDailyTwin(project, isShort ? 100 : 20, 2);
  if (isShort) return describeShort(figures, twin);
  return [...describeProject(figures), describeTwin(twin, figures.fullSeconds)];
}

function measureXL(turns: number): ReportLine[] {
  const figures = measureProject(createReferenceProject('XL'), turns, 20);
  return [...describeProject(figures), describeMemory(figures.memoryMegabytes)];
}

const isShort = readIsShort();
const lines = measureL(isShort);
if (!isShort) lines.push(...measureXL(4), ...describeGrowth(measureGrowth(createReceiverSeries(), 2)));
publish(lines, isShort, {
  path: 'docs/benchmarks/engine.md',
  command: 'bench:engine',
  title: 'The calculation against its yardsticks',
  about: `L and XL are generated with fixed seeds (\`tools/kit/src/reference-project\`): half of the rows with dates of their own, groups, fixed positions, both zone types, examinations, two neighbours. The whole calculation goes from the snapshot to the highest levels, their days and both verdicts of every receiver, in both runs, own and with neighbours. The bare kernel is the same sweep as sums of products over flat arrays and nothing else, with every zone of type A and every row at its zone's source; the daily twin takes a power per row and day and a logarithm per receiver and day. Kernel and calculation run turn by turn and the fastest of each counts.

'Bare kernel' means all products of all intervals, one by one: the calculation counts what does not change within a span of a block once for the span, so that on XL the kernel does more products (the two figures stand in the table) than the calculation would do if it swept every block. What-if is the time of the processor for one edit; the bar is for the median of the edits, and the fastest and the largest stand beside it.`,
  remarks: `## What limits L

Sums are not what a project of this size spends its time on. For a block of 32 days at four receivers the kernel needs about 0.5 microseconds; a bound with its weights, own and with neighbours, costs about 2, and every block has one at every group of receivers whether it is swept or not. Preparing, from the snapshot to the placed sources, takes 20 ms, more than the whole kernel. A what-if pays the same way: the blocks of the row's days get new bounds at all receivers before anything is left out. Both bars are met where there is more to sum, on XL.`,
});
