import { percentile } from '../../../kit/src/measure/percentile.ts';
import { judged, note, type ReportLine } from '../../../kit/src/measure/report.ts';
import type { RunFigures } from './measure-run.ts';

const MAX_TIMES_BARE = 3;

export interface ProductFigures {
  readonly runs: readonly RunFigures[];
  /** Milliseconds of the calculation alone, from the snapshot to the levels, alternating with the runs. */
  readonly bare: readonly number[];
  readonly receivers: number;
  readonly differences: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const median = (values: readonly number[]) => percentile([...values], 0.5);

const parts: readonly (readonly [string, keyof RunFigures])[] = [
  ['of it: reading the project and storing the snapshot', 'load'],
  ['of it: waiting for a worker', 'wait'],
  ['of it: preparing, from the snapshot to the placed sources', 'prepare'],
  ['of it: the levels', 'engine'],
  ['of it: the tables of all receivers', 'summarise'],
  ['of it: writing', 'write'],
  ['of it: from the stored result to the painted map', 'paint'],
];

/** `tolerance`: factor applied to the target for short runs or busy machines. */
export function judgeProduct({ runs, bare, receivers, differences }: ProductFigures, tolerance: number): ReportLine[] {
  const list = (part: keyof RunFigures) => runs.map((run) => run[part]);
  const both = (values: readonly number[]) => `${seconds(median(values))}, ${seconds(Math.max(...values))}`;
  const worked = runs.map(({ prepare, engine, summarise, write }) => prepare + engine + summarise + write);
  const ratio = median(worked) / median(bare);
  return [
    note('press to result on the screen, median and maximum', both(list('total'))),
    ...parts.map(([what, part]) => ({ what, value: both(list(part)), bar: '', isMet: true })),
    note('the bare calculation, median and maximum', both(bare)),
    judged(
      'preparing, levels, tables and writing against the bare calculation, medians',
      `${ratio.toFixed(2)} times`,
      `<= ${MAX_TIMES_BARE * tolerance} times`,
      ratio <= MAX_TIMES_BARE * tolerance,
    ),
    judged(
      'receivers with other levels in the browser than in the stored run',
      `${differences} of ${receivers}`,
      '0',
      differences === 0 && receivers > 0,
    ),
  ];
}
