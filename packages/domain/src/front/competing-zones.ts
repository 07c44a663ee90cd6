import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';

type Zones = Pick<CalculationSnapshot, 'zones'>['zones'];
type Zone = Pick<Zones[number], 'type' | 'front'>;

/** Type B zones drawn as polygons compete in one set, the parts of each front in a set of their own (M-153). */
const DRAWN_AS_POLYGON = 0;

/** The set of zones of which only the nearest counts (M-34, M-153); null for a zone that always counts. */
export function competingSetOf({ type, front }: Zone): number | null {
  return type === 'A' ? null : (front?.frontId ?? DRAWN_AS_POLYGON);
}
