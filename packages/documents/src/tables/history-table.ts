import type { PlanPointHistory } from '@quietsite/domain';
import { type ColumnOf, metres, text } from './plan-table.ts';

export const historyColumns: readonly ColumnOf<PlanPointHistory>[] = [
  text('NSR', ({ name, pointId }) => name.trim() || `Point ${pointId}`),
  text('Building', ({ buildingName }) => buildingName.trim()),
  metres('Original easting', ({ oldPosition }) => oldPosition[0]),
  metres('Original northing', ({ oldPosition }) => oldPosition[1]),
  metres('Current easting', ({ position }) => position?.[0] ?? null),
  metres('Current northing', ({ position }) => position?.[1] ?? null),
  text('State', ({ position }) => (position === null ? 'Deleted' : 'Moved')),
];
