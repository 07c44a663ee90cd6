import { MITIGATED, UNMITIGATED } from '@quietsite/acoustics';
import { prepare } from '../calculation/prepare.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { dayNumber } from '../day.ts';
import type { SourceScreening } from './screening-model.ts';

/** A zone as it appears from a receiver (M-117). */
export interface ScreenedPair {
  readonly pointId: number;
  readonly zoneName: string;
  readonly source: SourceScreening;
}

/** Every zone at every receiver, at the roof, on the first day of the works; none while screening is off. */
export function listScreenedPairs(snapshot: CalculationSnapshot, run: 'unmitigated' | 'mitigated'): ScreenedPair[] {
  const { screening, receivers } = prepare(snapshot);
  const [first] = snapshot.tasks.map(({ start }) => start).sort();
  if (screening === null || first === undefined) return [];
  const moment = { day: dayNumber(first), run: run === 'mitigated' ? MITIGATED : UNMITIGATED, height: 0 };
  return receivers.flatMap(({ pointId }, receiver) =>
    snapshot.zones.map(({ name }, zone) => ({
      ...{ pointId, zoneName: name },
      source: screening.describeZone(receiver, zone, moment),
    })),
  );
}
