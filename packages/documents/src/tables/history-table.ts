import type { PlanPointHistory } from '@quietsite/domain';
import { type ColumnOf, metres, text } from './plan-table.ts';

export const historyColumns: readonly ColumnOf<PlanPointHistory>[] = [
  text('nsr', ({ name, pointId }, { point }) => name.trim() || point(pointId)),
  text('building', ({ buildingName }) => buildingName.trim()),
  metres('originalEasting', ({ oldPosition }) => oldPosition[0]),
  metres('originalNorthing', ({ oldPosition }) => oldPosition[1]),
  metres('currentEasting', ({ position }) => position?.[0] ?? null),
  metres('currentNorthing', ({ position }) => position?.[1] ?? null),
  text('state', ({ position }, { states }) => (position === null ? states.deleted : states.moved)),
];
