import { MITIGATED, UNMITIGATED } from '@quietsite/acoustics';
import { prepare } from '../calculation/prepare.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { dayNumber } from '../day.ts';
import { expandFronts } from '../front/expand-fronts.ts';
import type { SourceScreening } from './screening-model.ts';
import type { ScreeningSection } from './section.ts';

/** A zone as it appears from a receiver (M-117). */
export interface ScreenedPair {
  readonly pointId: number;
  readonly zoneName: string;
  readonly source: SourceScreening;
  /** The drawing along the ray that decides; null if nothing is decided. */
  readonly describeSection: () => ScreeningSection | null;
}

/** Every zone at every receiver, at the roof, on the first day of the works; none while screening is off. */
export function listScreenedPairs(snapshot: CalculationSnapshot, run: 'unmitigated' | 'mitigated'): ScreenedPair[] {
  const { screening, receivers, snapshot: works } = prepare(expandFronts(snapshot));
  const [first] = works.tasks.map(({ start }) => start).sort();
  if (screening === null || first === undefined) return [];
  const moment = { day: dayNumber(first), run: run === 'mitigated' ? MITIGATED : UNMITIGATED, height: 0 };
  return receivers.flatMap(({ pointId }, receiver) =>
    works.zones.map(({ name }, zone) => ({
      ...{ pointId, zoneName: name },
      source: screening.describeZone(receiver, zone, moment),
      describeSection: () => screening.describeSection(receiver, zone, moment),
    })),
  );
}
