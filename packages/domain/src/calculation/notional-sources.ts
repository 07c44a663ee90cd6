import { limitDistance } from '@quietsite/acoustics';
import { computeNotionalSource, type Hk80Point, hk80 } from '@quietsite/geometry';
import type { SnapshotReceiver, SnapshotZone } from './snapshot.ts';

/** Notional source of every zone seen from every receiver (M-31), receiver by receiver, one entry per zone. */
export interface NotionalSources {
  readonly zoneIds: readonly number[];
  readonly eastings: Float64Array;
  readonly northings: Float64Array;
  /** At least 1 m (M-33). */
  readonly distancesMetres: Float64Array;
}

const PROGRESS_STEPS = 20;

export function placeNotionalSources(
  zones: readonly SnapshotZone[],
  receivers: readonly SnapshotReceiver[],
  onProgress?: (fraction: number) => void,
): NotionalSources {
  const count = zones.length * receivers.length;
  const sources = {
    zoneIds: zones.map((zone) => zone.id),
    eastings: new Float64Array(count),
    northings: new Float64Array(count),
    distancesMetres: new Float64Array(count),
  };
  const batch = Math.max(1, Math.floor(receivers.length / PROGRESS_STEPS));
  receivers.forEach((receiver, r) => {
    if (r % batch === 0) onProgress?.(r / receivers.length);
    zones.forEach((zone, z) => {
      const source = computeNotionalSource(zone.outline, zone.centre, receiver.position);
      const index = r * zones.length + z;
      sources.eastings[index] = source.position[0];
      sources.northings[index] = source.position[1];
      sources.distancesMetres[index] = limitDistance(source.distanceMetres);
    });
  });
  return sources;
}

export interface ReceiverSource {
  readonly zoneId: number;
  readonly position: Hk80Point;
  readonly distanceMetres: number;
}

export function listSourcesOfReceiver(sources: NotionalSources, receiver: number): ReceiverSource[] {
  const { zoneIds, eastings, northings, distancesMetres } = sources;
  return zoneIds.map((zoneId, z) => {
    const index = receiver * zoneIds.length + z;
    return {
      zoneId,
      position: hk80(eastings[index] as number, northings[index] as number),
      distanceMetres: distancesMetres[index] as number,
    };
  });
}
