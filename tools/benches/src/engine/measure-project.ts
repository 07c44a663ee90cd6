import type { ReferenceProject } from '../../../kit/src/reference-project/reference-project.ts';
import { toSnapshot } from '../../../kit/src/reference-project/to-snapshot.ts';
import type { WhatIfFigures } from './measure-engine.ts';
import { calculateAll, countIntervals, countMultiplyAdds, measureRecord, measureWhatIf } from './measure-engine.ts';
import { type KernelFigures, measureBareKernel } from './yardsticks.ts';

export interface ProjectFigures {
  readonly name: string;
  readonly receivers: number;
  readonly kernel: KernelFigures;
  /** Fastest turn. */
  readonly fullSeconds: number;
  readonly intervals: number;
  readonly multiplyAdds: number;
  readonly recordSeconds: number;
  readonly whatIf: WhatIfFigures;
  /** Memory of the whole process after the calculation, in megabytes. */
  readonly memoryMegabytes: number;
  /** Share of blocks and groups of receivers; a count, so it is equal on every machine. */
  readonly sweptShare: number;
}

/** Alternates yardstick and calculation, so that load on the machine affects both; the fastest of each counts. */
export function measureProject(project: ReferenceProject, turns: number, whatIfs: number): ProjectFigures {
  const snapshot = toSnapshot(project);
  const kernels: KernelFigures[] = [];
  let fullSeconds = Number.POSITIVE_INFINITY;
  let live = calculateAll(snapshot);
  for (let turn = 0; turn < turns; turn++) {
    kernels.push(measureBareKernel(project, 1));
    const startedAt = performance.now();
    live = calculateAll(snapshot);
    fullSeconds = Math.min(fullSeconds, (performance.now() - startedAt) / 1000);
  }
  const memoryMegabytes = process.memoryUsage().rss / 1e6;
  const kernel = kernels.reduce((best, next) => (next.seconds < best.seconds ? next : best));
  return {
    ...{ name: project.name, receivers: project.receivers.length, kernel, fullSeconds, memoryMegabytes },
    intervals: countIntervals(live),
    multiplyAdds: countMultiplyAdds(live),
    sweptShare: live.engine.sweptShare,
    recordSeconds: measureRecord(live),
    whatIf: measureWhatIf(live, snapshot, whatIfs),
  };
}

/**
 * Exponent of the growth of time with the number of receivers: the slope between the smallest and the largest count.
 */
export function measureGrowth(projects: readonly ReferenceProject[], turns: number) {
  const points = projects.map((project) => ({
    receivers: project.receivers.length,
    seconds: Number.POSITIVE_INFINITY,
  }));
  for (let turn = 0; turn < turns; turn++)
    projects.forEach((project, i) => {
      const snapshot = toSnapshot(project);
      const startedAt = performance.now();
      calculateAll(snapshot);
      const point = points[i] as { seconds: number };
      point.seconds = Math.min(point.seconds, (performance.now() - startedAt) / 1000);
    });
  const [least, greatest] = [points[0], points.at(-1)];
  if (!least || !greatest) throw new Error('growth needs at least two sizes');
  const exponent = Math.log(greatest.seconds / least.seconds) / Math.log(greatest.receivers / least.receivers);
  return { points, exponent };
}
