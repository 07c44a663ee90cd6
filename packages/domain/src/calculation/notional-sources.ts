import { floatAt, limitDistance } from '@quietsite/acoustics';
import { createNotionalPlacer, type Hk80Point, hk80, type PlacedSource } from '@quietsite/geometry';
import { createPortionFinder } from '../front/dominant-portion.ts';
import { storedId } from '../front/part-ids.ts';
import type { SnapshotReceiver, SnapshotZone } from './snapshot.schema.ts';

/** Notional source of every zone for every receiver (M-31), receiver by receiver, one entry per zone. */
export interface NotionalSources {
  readonly zoneCount: number;
  readonly eastings: Float64Array;
  readonly northings: Float64Array;
  /** At least 1 m (M-33). */
  readonly distancesMetres: Float64Array;
  /** By linear zone: the centres of the portions that count, as easting and northing by receiver (M-154). */
  readonly portionCentres: ReadonlyMap<number, Float64Array>;
}

type Zone = Pick<SnapshotZone, 'outline' | 'centre' | 'linear'>;

const PROGRESS_STEPS = 20;

export function placeNotionalSources(
  zones: readonly Zone[],
  receivers: readonly SnapshotReceiver[],
  onProgress?: (fraction: number) => void,
): NotionalSources {
  const count = zones.length * receivers.length;
  const sources: NotionalSources = {
    zoneCount: zones.length,
    eastings: new Float64Array(count),
    northings: new Float64Array(count),
    distancesMetres: new Float64Array(count),
    portionCentres: new Map(
      zones.flatMap((zone, index) =>
        createPortionFinder(zone) ? [[index, new Float64Array(2 * receivers.length)] as const] : [],
      ),
    ),
  };
  const batch = Math.max(1, Math.floor(receivers.length / PROGRESS_STEPS));
  const place = createReceiverPlacer(zones, sources);
  receivers.forEach((receiver, index) => {
    if (index % batch === 0) onProgress?.(index / receivers.length);
    place(receiver.position, index);
  });
  return sources;
}

/** Places the sources of all zones for the receiver at an index, also after it has moved. */
export function createReceiverPlacer(
  zones: readonly Zone[],
  { eastings, northings, distancesMetres, portionCentres }: NotionalSources,
): (position: Hk80Point, index: number) => void {
  const placers = zones.map((zone, index) => createPlacer(zone, portionCentres.get(index)));
  return (position, index) => {
    placers.forEach((placer, zone) => {
      const source = placer(position, index);
      const place = index * zones.length + zone;
      eastings[place] = source.easting;
      northings[place] = source.northing;
      distancesMetres[place] = limitDistance(source.distanceMetres);
    });
  };
}

function createPlacer(
  zone: Zone,
  portionCentres: Float64Array | undefined,
): (receiver: Hk80Point, index: number) => PlacedSource {
  const findPortion = createPortionFinder(zone);
  if (findPortion === null) return createNotionalPlacer(zone.outline, zone.centre);
  return (receiver, index) => {
    const { outline, centre } = findPortion(receiver);
    portionCentres?.set(centre, 2 * index);
    return createNotionalPlacer(outline, centre)(receiver);
  };
}

export interface ReceiverSource {
  readonly zoneId: number;
  readonly position: Hk80Point;
  readonly distanceMetres: number;
}

/**
 * The sources of the project's own zones, which come before those of neighbours. A front has that of its nearest part.
 */
export function listSourcesOfReceiver(
  { zoneCount, eastings, northings, distancesMetres }: NotionalSources,
  zones: readonly { readonly id: number }[],
  receiver: number,
): ReceiverSource[] {
  const sources = new Map<number, ReceiverSource>();
  zones.forEach(({ id }, zone) => {
    const index = receiver * zoneCount + zone;
    const zoneId = storedId(id);
    const distanceMetres = floatAt(distancesMetres, index);
    if (distanceMetres >= (sources.get(zoneId)?.distanceMetres ?? Number.POSITIVE_INFINITY)) return;
    const position = hk80(floatAt(eastings, index), floatAt(northings, index));
    sources.set(zoneId, { zoneId, position, distanceMetres });
  });
  return [...sources.values()];
}
