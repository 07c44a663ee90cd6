import { judged, note, type ReportLine } from '../../../kit/src/measure/report.ts';
import type { ProjectFigures } from './measure-project.ts';
import type { TwinFigures } from './yardsticks.ts';

export interface Growth {
  readonly points: readonly { readonly receivers: number; readonly seconds: number }[];
  readonly exponent: number;
}

const BARS = {
  kernelRatio: 1.5,
  twinRatio: 100,
  whatIfMs: { L: 5, XL: 250 } as Readonly<Record<string, number>>,
  exponent: 1.05,
  megabytes: 1000,
  sweptShare: 0.2,
};
const SHORT_TWIN_RATIO = 30;

/** The short run asserts counts, and ratios with a margin for a busy machine. */
export function describeShort(figures: ProjectFigures, twin: TwinFigures): ReportLine[] {
  const ratio = twin.scaledSeconds / figures.fullSeconds;
  return [
    sweptLine(figures),
    judged(
      `${figures.name}: daily twin against the whole calculation`,
      `${ratio.toFixed(0)} times`,
      `>= ${SHORT_TWIN_RATIO} times`,
      ratio >= SHORT_TWIN_RATIO,
    ),
  ];
}

function sweptLine({ name, sweptShare }: ProjectFigures): ReportLine {
  return judged(
    `${name}: blocks swept, the others settled by their bounds`,
    `${(100 * sweptShare).toFixed(1)} %`,
    `<= ${100 * BARS.sweptShare} %`,
    sweptShare <= BARS.sweptShare,
  );
}

export function describeProject(figures: ProjectFigures): ReportLine[] {
  const { name, kernel, fullSeconds, whatIf } = figures;
  const ratio = fullSeconds / kernel.seconds;
  const bar = BARS.whatIfMs[name] ?? Number.POSITIVE_INFINITY;
  return [
    note(`${name}: points, intervals`, `${figures.receivers}, ${figures.intervals}`),
    note(`${name}: bare kernel, ${millions(kernel.multiplyAdds)} multiply-adds`, seconds(kernel.seconds)),
    judged(
      `${name}: whole calculation (${millions(figures.multiplyAdds)} multiply-adds if all were swept)`,
      `${seconds(fullSeconds)}, ${ratio.toFixed(2)} times the kernel`,
      `<= ${BARS.kernelRatio} times`,
      ratio <= BARS.kernelRatio,
    ),
    sweptLine(figures),
    note(
      `${name}: durations and combinations of all receivers, as stored objects`,
      `${seconds(figures.recordSeconds)} more`,
    ),
    judged(
      `${name}: what-if of one row, processor time, ${whatIf.rows} rows`,
      `median ${whatIf.medianMs.toFixed(1)} ms, ${whatIf.fastestMs.toFixed(1)} to ${whatIf.greatestMs.toFixed(1)} ms`,
      `median < ${bar} ms`,
      whatIf.medianMs < bar,
    ),
  ];
}

export function describeTwin(twin: TwinFigures, fullSeconds: number): ReportLine {
  const ratio = twin.scaledSeconds / fullSeconds;
  const sample = `${twin.sampleReceivers} receivers scaled up`;
  return judged(
    `L: daily twin, ${millions(twin.powers)} powers, ${sample}`,
    `${seconds(twin.scaledSeconds)}, ${ratio.toFixed(0)} times the whole calculation`,
    `>= ${BARS.twinRatio} times`,
    ratio >= BARS.twinRatio,
  );
}

export function describeGrowth({ points, exponent }: Growth): ReportLine[] {
  return [
    ...points.map((point) => note(`XL with ${point.receivers} points`, seconds(point.seconds))),
    judged(
      'growth with the number of points, exponent',
      exponent.toFixed(3),
      `<= ${BARS.exponent}`,
      exponent <= BARS.exponent,
    ),
  ];
}

export function describeMemory(megabytes: number): ReportLine {
  return judged('XL: memory of the process', `${megabytes.toFixed(0)} MB`, '< 1000 MB', megabytes < BARS.megabytes);
}

function seconds(value: number): string {
  return value < 1 ? `${(value * 1000).toFixed(1)} ms` : `${value.toFixed(2)} s`;
}

function millions(value: number): string {
  return `${(value / 1e6).toFixed(0)} million`;
}
