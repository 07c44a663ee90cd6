import { type CalculationSnapshot, describeNeighbour } from '@quietsite/domain';

import type { ReferenceProject } from './reference-project.ts';

/** The reference project as product input; the yardsticks read the project itself. */
export function toSnapshot({ works, receivers, neighbours }: ReferenceProject): CalculationSnapshot {
  return { ...works, receivers, neighbours: neighbours.map(describeNeighbour) };
}
