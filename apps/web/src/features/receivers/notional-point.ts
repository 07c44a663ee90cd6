import type { CalculationResults, ProjectMap } from '@quietsite/contracts';

type Receiver = Pick<ProjectMap['receivers'][number], 'pointId' | 'buildingId'>;
type Level = Pick<CalculationResults['receivers'][number], 'pointId' | 'rank' | 'isLeftOut'>;

/**
 * The point an address refers to: the receiver point with that id, or else the loudest point of the building with that
 * id (Q15). Null if neither exists.
 */
export function findNotionalPoint(id: number, receivers: readonly Receiver[], levels: readonly Level[]): number | null {
  if (receivers.some(({ pointId }) => pointId === id)) return id;
  const ofBuilding = new Set(receivers.filter(({ buildingId }) => buildingId === id).map(({ pointId }) => pointId));
  const heard = levels.filter(({ pointId, isLeftOut }) => ofBuilding.has(pointId) && !isLeftOut);
  const loudest = heard.reduce<Level | null>((best, level) => (best && best.rank < level.rank ? best : level), null);
  return loudest?.pointId ?? [...ofBuilding][0] ?? null;
}
