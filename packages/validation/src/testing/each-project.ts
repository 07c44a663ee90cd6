import type { CalculationSnapshot } from '@quietsite/domain';
import type { MethodCase } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { type Random, randomOf } from '../random-case/random.ts';
import { randomCase } from '../random-case.ts';

export interface DrawnProject {
  readonly seed: number;
  readonly input: MethodCase;
  readonly snapshot: CalculationSnapshot;
  readonly random: Random;
}

/** Number of projects; override with QUIETSITE_RANDOM_PROJECTS=3000. */
const PROJECTS = Number(process.env.QUIETSITE_RANDOM_PROJECTS ?? 120);

/** Random projects that a property applies to: the same number for every property, however rare they are. */
export function drawProjects(isSuitable: (snapshot: CalculationSnapshot) => boolean = () => true): DrawnProject[] {
  const drawn: DrawnProject[] = [];
  for (let seed = 0; drawn.length < PROJECTS; seed++) {
    const input = randomCase(seed);
    const snapshot = toSnapshot(input);
    if (isSuitable(snapshot)) drawn.push({ seed, input, snapshot, random: randomOf(seed + 3_000_000) });
  }
  return drawn;
}
