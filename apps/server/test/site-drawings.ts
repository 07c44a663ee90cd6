import type { ProjectMap, SiteChange, Surroundings } from '@quietsite/contracts';
import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import type { Headers, ProjectWorld } from './project-calls.ts';
import { place } from './site-calls.ts';

/** Metres from the empty origin. */
export const at = (east: number, north: number): Hk80Point => place(east, north);

/** By its lower left corner, in metres from the empty origin. */
export function rectangle(west: number, south: number, width: number, height = width): Hk80Polygon {
  const [east, north] = [west + width, south + height];
  return [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]];
}

export const drawnZone = (name: string, outline: Hk80Polygon, id: number | null = null) => ({
  ...{ id, name, outline },
  calculationType: 'A' as const,
  movedCentre: null,
});

type Drawing = Omit<SiteChange, 'revision'>;

/** Saves on the current revision unless an older one is given. */
export async function saveSite(
  world: ProjectWorld,
  projectId: number,
  change: Partial<SiteChange> & Pick<Drawing, 'parts'>,
  as: Headers = world.owner,
) {
  const revision =
    change.revision ?? (await world.one<number>('select revision from projects where id = $1', [projectId]));
  const drawing: Drawing = { radiusMetres: 300, zones: [], ...change };
  return world.call('PUT', `/${projectId}/site`, as, { ...drawing, revision });
}

export const askSurroundings = (world: ProjectWorld, projectId: number, parts: Hk80MultiPolygon, radiusMetres = 300) =>
  world.call('POST', `/${projectId}/site/surroundings`, world.owner, { parts, radiusMetres });

export const findSurroundings = async (...parameters: Parameters<typeof askSurroundings>) =>
  (await askSurroundings(...parameters)).json<Surroundings>();

/** The stored state, as the editor would send it back. */
export const toDrawing = ({ site, zones, radiusMetres }: ProjectMap): Drawing => ({
  radiusMetres,
  parts: site,
  zones: zones.map(({ isCentreMoved, centre, ...zone }) => ({ ...zone, movedCentre: isCentreMoved ? centre : null })),
});
