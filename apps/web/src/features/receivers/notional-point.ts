import type { CalculationResults, ProjectMap } from '@quietsite/contracts';

type Receiver = Pick<ProjectMap['receivers'][number], 'pointId' | 'buildingId'>;
type Level = Pick<CalculationResults['receivers'][number], 'pointId' | 'rank' | 'isLeftOut'>;

/**
 * Whose distances an address means: those of the receiver point with the id; if there is none, those of the loudest
 * point of the building with the id (Q15). Null when it is neither.
 */
export function findNotionalPoint(id: number, receivers: readonly Receiver[], levels: readonly Level[]): number | null {
  if (receivers.some(({ pointId }) => pointId === id)) return id;
  const ofBuilding = new Set(receivers.filter(({ buildingId }) => buildingId === id).map(({ pointId }) => pointId));
  const heard = levels.filter(({ pointId, isLeftOut }) => ofBuilding.has(pointId) && !isLeftOut);
  const loudest = heard.reduce<Level | null>((best, level) => (best && best.rank < level.rank ? best : level), null);
  return loudest?.pointId ?? [...ofBuilding][0] ?? null;
}
